import type { Position, ServerFrame } from '../contracts/sockets'
import { Alarm, type Clock } from './clock'
import type { TopicHandlers } from './topic-socket'

export type SubscriptionState = 'subscribing' | 'live' | 'stale' | 'ended'

export type Listener = TopicHandlers & { since?: () => Position | undefined }

type EventFrame = Extract<ServerFrame, { op: 'event' }>
type SubscribedFrame = Extract<ServerFrame, { op: 'subscribed' }>

/**
 * One topic on the wire, shared by all who follow it. Keeps for each where it stands, so that none
 * gets an event twice.
 */
export class TopicSubscription {
  readonly topic: string
  /** When to ask the server again, if it has not taken the subscription by then. */
  readonly retry: Alarm
  readonly #listeners = new Map<Listener, Position | undefined>()
  #state: SubscriptionState = 'subscribing'
  #position: Position | undefined

  constructor(topic: string, clock: Clock) {
    this.topic = topic
    this.retry = new Alarm(clock)
  }

  get state(): SubscriptionState {
    return this.#state
  }

  get isWanted(): boolean {
    return this.#listeners.size > 0
  }

  add(listener: Listener): void {
    this.#listeners.set(listener, listener.since?.())
    const position = this.#position
    if (this.#state !== 'live' || !position) return
    const last = this.#listeners.get(listener)
    const recovered = this.#settle(
      listener,
      position,
      last !== undefined && last.seq >= position.seq,
    )
    queueMicrotask(() => {
      if (this.#listeners.has(listener))
        call(() => listener.onSubscribed?.({ ...position, recovered }))
    })
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  /** The position from which no listener misses an event; undefined when none has a position. */
  since(): Position | undefined {
    let oldest: Position | undefined
    for (const last of this.#listeners.values()) {
      if (!last || (oldest && oldest.epoch !== last.epoch)) continue
      if (!oldest || last.seq < oldest.seq) oldest = last
    }
    return oldest
  }

  subscribing(): void {
    this.#state = 'subscribing'
  }

  /** Also comes unasked, when the server lost the thread of the topic. */
  subscribed({ epoch, seq, recovered }: SubscribedFrame): void {
    const position = { epoch, seq }
    this.retry.clear()
    this.#state = 'live'
    this.#position = position
    for (const listener of [...this.#listeners.keys()]) {
      if (!this.#listeners.has(listener)) continue
      const isWhole = this.#settle(listener, position, recovered)
      call(() => listener.onSubscribed?.({ ...position, recovered: isWhole }))
    }
  }

  event({ epoch, seq, data }: EventFrame): void {
    // Before the answer to a new subscription, events can only belong to one that was given up.
    if (this.#state !== 'live') return
    if (this.#position?.epoch !== epoch || this.#position.seq < seq) this.#position = { epoch, seq }
    for (const [listener, last] of [...this.#listeners]) {
      if (!this.#listeners.has(listener) || (last?.epoch === epoch && seq <= last.seq)) continue
      this.#listeners.set(listener, { epoch, seq })
      call(() => listener.onEvent({ epoch, seq, data }))
    }
  }

  signal(data: unknown): void {
    for (const listener of [...this.#listeners.keys()]) call(() => listener.onSignal?.(data))
  }

  stale(reason: string): void {
    if (this.#state !== 'live' && this.#state !== 'subscribing') return
    this.retry.clear()
    this.#state = 'stale'
    for (const listener of [...this.#listeners.keys()]) call(() => listener.onStale?.(reason))
  }

  end(reason: string): void {
    this.retry.clear()
    this.#state = 'ended'
    for (const listener of [...this.#listeners.keys()]) call(() => listener.onRefused?.(reason))
    this.#listeners.clear()
  }

  /**
   * True when the listener gets everything after what it has; otherwise it starts again at
   * `position`.
   */
  #settle(listener: Listener, position: Position, isContinued: boolean): boolean {
    if (isContinued && this.#listeners.get(listener)?.epoch === position.epoch) return true
    this.#listeners.set(listener, position)
    return false
  }
}

/** An error of a listener is reported as uncaught; the other listeners still run. */
function call(task: () => void): void {
  try {
    task()
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}
