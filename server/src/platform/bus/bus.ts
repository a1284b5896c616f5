/**
 * Carries messages between parts of the server, in one process or over NATS. At most once: whoever needs
 * every message reads the truth again from its owner (`request`) or from the database.
 * Payloads are plain JSON values; a listener treats them as read-only. Messages of one publisher arrive in the
 * order they were published, and an answer to `request` arrives after what its owner published before it.
 */
export type Bus = {
  publish: (subject: string, payload: unknown) => void
  /** Listens until `signal` aborts. Subjects are exact; `*` stands for one word between dots. */
  subscribe: (
    subject: string,
    listener: (payload: unknown, subject: string) => void,
    signal: AbortSignal,
  ) => void
  /**
   * Asks the owner of `subject`. Rejects at once when there is none, after `timeoutMs` (default 2 000) when it is
   * silent, and with its message when `answer` threw.
   */
  request: (subject: string, payload: unknown, timeoutMs?: number) => Promise<unknown>
  /** Answers requests on `subject` (`*` as in `subscribe`) until `signal` aborts. The first answer counts. */
  respond: (subject: string, answer: Answer, signal: AbortSignal) => void
  /** Resolves when a message can travel now; rejects when it cannot. May be silent while the broker is. */
  check: () => Promise<void>
  close: () => Promise<void>
}

/** What answers a request; it may take its time. Throwing rejects the request with the error's message. */
export type Answer = (payload: unknown, subject: string) => unknown

export const REQUEST_TIMEOUT_MS = 2_000

/** Subject under which the owner of a topic publishes its events for the gateways. */
export function topicSubject(topic: string): string {
  return `topic.${topic.replaceAll('/', '.')}`
}

/** Subject on which the owner of a topic answers with its current `Position`, or null for no such topic. */
export function positionSubject(topic: string): string {
  return `position.${topic.replaceAll('/', '.')}`
}

/** Subject on which the publisher of a topic answers with all it holds, with its position. */
export function snapshotSubject(topic: string): string {
  return `snapshot.${topic.replaceAll('/', '.')}`
}

/** Subject on which the owner of a topic answers with its recent events, oldest first, as `TopicMessage[]`. */
export function historySubject(topic: string): string {
  return `history.${topic.replaceAll('/', '.')}`
}

/** The topic that one of the subjects above is about. */
export function topicOf(subject: string): string {
  return subject.slice(subject.indexOf('.') + 1).replaceAll('.', '/')
}

/** What travels on a topic subject: one event, already numbered by the owner of the topic. */
export type TopicMessage = {
  topic: string
  epoch: string
  seq: number
  data: unknown
}

export function isTopicMessage(payload: unknown): payload is TopicMessage {
  if (typeof payload !== 'object' || payload === null) return false
  const { topic, epoch, seq } = payload as Partial<TopicMessage>
  return typeof topic === 'string' && typeof epoch === 'string' && Number.isSafeInteger(seq)
}
