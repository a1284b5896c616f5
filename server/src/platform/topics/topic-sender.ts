import { type Bus, historySubject, type TopicMessage, topicOf, topicSubject } from '../bus'
import { RecentEvents } from './recent-events'

/**
 * Limit over all topics of one publisher; beyond it the topics that were silent the longest are
 * dropped.
 */
const MAX_BYTES = 32 * 1024 * 1024
const SWEEP_MS = 5_000

type Recent = { epoch: string; events: RecentEvents<TopicMessage> }

export type TopicSender = {
  /** Sends one numbered event to the gateways, and remembers it for a while. */
  publish: (message: TopicMessage) => void
  /** Recent events of a topic, oldest first. */
  recent: (topic: string) => TopicMessage[]
  /** Remembers the recent events of an earlier term, which that one sent. */
  goOn: (messages: readonly TopicMessage[]) => void
  /** Answers gateways that ask for recent events, until `signal` aborts. */
  answer: (signal: AbortSignal) => void
}

const tick = () => Math.floor(performance.now() / 1_000)

/**
 * Publishes the events of all topics of a pattern such as `match/football/*`. A gateway that has
 * just started asks here for the events its clients missed, so they need no snapshot.
 */
export function createTopicSender(bus: Bus, pattern: string): TopicSender {
  /** In the order of their last events. */
  const topics = new Map<string, Recent>()
  let bytes = 0

  function forget(topic: string, recent: Recent): void {
    bytes -= recent.events.bytes
    topics.delete(topic)
  }

  function remember(message: TopicMessage): void {
    const { topic, epoch, seq } = message
    const known = topics.get(topic)
    if (known) forget(topic, known)
    const recent =
      known?.epoch === epoch ? known : { epoch, events: new RecentEvents<TopicMessage>() }
    recent.events.push({ seq, bytes: JSON.stringify(message).length, value: message }, tick())
    topics.set(topic, recent)
    bytes += recent.events.bytes
    for (const [oldest, old] of topics) {
      if (bytes <= MAX_BYTES) break
      forget(oldest, old)
    }
  }

  function sweep(): void {
    for (const [topic, recent] of topics) {
      bytes -= recent.events.bytes
      recent.events.forgetOld(tick())
      bytes += recent.events.bytes
      if (recent.events.isEmpty) topics.delete(topic)
    }
  }

  const recent = (topic: string) => topics.get(topic)?.events.all() ?? []

  return {
    recent,
    goOn: (messages) => messages.forEach(remember),
    publish: (message) => {
      remember(message)
      bus.publish(topicSubject(message.topic), message)
    },
    answer: (signal) => {
      const history = (_payload: unknown, subject: string) => recent(topicOf(subject))
      bus.respond(historySubject(pattern), history, signal)
      const timer = setInterval(sweep, SWEEP_MS)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}
