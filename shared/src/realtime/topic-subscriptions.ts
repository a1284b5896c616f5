import type { ServerFrame } from '../contracts/sockets'
import { encodeClientFrame } from '../contracts/sockets'
import type { Clock } from './clock'
import type { ConnectionState } from './topic-socket'
import { type Listener, TopicSubscription } from './topic-subscription'

export type TopicSubscriptionsOptions = {
  clock: Clock
  random: () => number
  isReady: () => boolean
  send: (frame: string) => void
  /** The last topic was left. */
  onEmpty: () => void
}

type TopicFrame = Extract<ServerFrame, { op: 'event' | 'signal' | 'subscribed' | 'refused' }>

const RETRY_MS = 5_000
/** Longer than the server takes for any answer: one that is not there by then is lost. */
const ANSWER_MS = 10_000
/** Reasons of rejected subscriptions that are worth a retry. */
const PASSING = ['server.busy', 'server.fault']

/** All topics of a socket, each subscribed once on the wire however many listen. */
export class TopicSubscriptions {
  readonly #topics = new Map<string, TopicSubscription>()
  readonly #options: TopicSubscriptionsOptions

  constructor(options: TopicSubscriptionsOptions) {
    this.#options = options
  }

  get isEmpty(): boolean {
    return this.#topics.size === 0
  }

  join(topic: string, listener: Listener): void {
    const known = this.#topics.get(topic)
    const subscription = known ?? new TopicSubscription(topic, this.#options.clock)
    this.#topics.set(topic, subscription)
    subscription.add(listener)
    if (!known) this.#subscribe(subscription)
  }

  leave(topic: string, listener: Listener): void {
    const subscription = this.#topics.get(topic)
    subscription?.remove(listener)
    if (!subscription || subscription.isWanted) return
    this.#topics.delete(topic)
    subscription.retry.clear()
    this.#options.send(encodeClientFrame({ op: 'unsub', topic }))
    if (this.isEmpty) this.#options.onEmpty()
  }

  /** The connection moved: subscribes again when it is ready, else marks the data as stale. */
  onMove(state: ConnectionState, reason: string): void {
    for (const subscription of [...this.#topics.values()]) {
      if (state === 'ready') this.#subscribe(subscription)
      else if (state === 'closed') subscription.end(reason)
      else if (state !== 'connecting') subscription.stale(reason)
    }
    if (state === 'closed') this.#topics.clear()
  }

  onFrame(frame: TopicFrame): void {
    const subscription = this.#topics.get(frame.topic ?? '')
    if (!subscription) return
    if (frame.op === 'event') subscription.event(frame)
    else if (frame.op === 'signal') subscription.signal(frame.data)
    else if (frame.op === 'subscribed') subscription.subscribed(frame)
    else this.#onRejected(subscription, frame.reason)
  }

  #subscribe(subscription: TopicSubscription): void {
    const { isReady, send } = this.#options
    if (!isReady()) return
    subscription.subscribing()
    subscription.retry.set(() => this.#subscribe(subscription), ANSWER_MS)
    const { topic } = subscription
    send(encodeClientFrame({ op: 'sub', topic, since: subscription.since() }))
  }

  #onRejected(subscription: TopicSubscription, reason: string): void {
    if (PASSING.includes(reason)) {
      subscription.stale(reason)
      const delayMs = RETRY_MS * (0.5 + this.#options.random() / 2)
      subscription.retry.set(() => this.#subscribe(subscription), delayMs)
      return
    }
    this.#topics.delete(subscription.topic)
    subscription.end(reason)
    if (this.isEmpty) this.#options.onEmpty()
  }
}
