/**
 * Carries messages between parts of the server, in one process or over NATS. At most once: whoever needs
 * every message reads the truth again from its owner (`request`) or from the database.
 * Payloads are plain JSON values.
 */
export type Bus = {
  publish: (subject: string, payload: unknown) => void
  /** Listens until `signal` aborts. Subjects are exact; `*` stands for one word between dots. */
  subscribe: (subject: string, listener: (payload: unknown, subject: string) => void, signal: AbortSignal) => void
  /** Asks the owner of `subject`; rejects after `timeoutMs` (default 2 000) when nobody answers. */
  request: (subject: string, payload: unknown, timeoutMs?: number) => Promise<unknown>
  /** Answers requests on `subject` until `signal` aborts. */
  respond: (subject: string, answer: (payload: unknown) => unknown, signal: AbortSignal) => void
  close: () => Promise<void>
}

/** Subject under which the owner of a topic publishes its events for the gateways. */
export function topicSubject(topic: string): string {
  return `topic.${topic.replaceAll('/', '.')}`
}

/** What travels on a topic subject: one event, already numbered by the owner of the topic. */
export type TopicMessage = {
  topic: string
  epoch: string
  seq: number
  data: unknown
}
