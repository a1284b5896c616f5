import { isPosition, type Position, type Reason } from '@saidian/shared/contracts'
import type { TopicMessage } from '../../bus'
import { RecentEvents } from '../../topics'
import { historyOf, sizedFrame } from './missed-events'
import { serverFrame } from './publisher'

/** One socket as a topic sees it. */
export type Follower = {
  deliver: (frame: Buffer) => void
  /** The topic ends for this socket before it began. */
  refuse: (topic: string, reason: Reason) => void
}

export type ChannelDeps = {
  /** Asks the owner for the position; null when it knows no such topic; rejects when it does not answer. */
  askPosition: (topic: string) => Promise<unknown>
  /** Asks the owner for the recent events that it remembers; rejects when it does not answer. */
  askHistory: (topic: string) => Promise<unknown>
  tick: () => number
  onDelivered: (count: number) => void
  onRecovery: (outcome: 'recovered' | 'lost' | 'fresh') => void
}

const TRUSTED_TICKS = 2
const LINGER_TICKS = 60
const MAX_BUFFERED = 200

/**
 * One topic on this gateway: who follows it, where it stands and its recent events. It numbers nothing. While the
 * owner is asked for the position, events are held, so that no follower has a gap or an event twice.
 */
export class TopicChannel {
  readonly topic: string
  readonly #deps: ChannelDeps
  readonly #followers = new Set<Follower>()
  readonly #waiting = new Map<Follower, Position | undefined>()
  readonly #recent = new RecentEvents<Buffer>()
  /** Null while the owner has yet to say where the topic stands. */
  #position: Position | null = null
  #held: TopicMessage[] = []
  #isAsking = false
  /** When the position was last known to be the owner's. */
  #trustedAt: number
  #emptySince: number
  /** When the owner was last asked for events from before this gateway followed the topic. */
  #historyAskedAt = Number.NEGATIVE_INFINITY

  constructor(topic: string, deps: ChannelDeps) {
    this.topic = topic
    this.#deps = deps
    this.#trustedAt = Number.NEGATIVE_INFINITY
    this.#emptySince = deps.tick()
  }

  /** False while the owner has yet to say where the topic stands. */
  get isPlaced(): boolean {
    return this.#position !== null
  }

  join(follower: Follower, since: Position | undefined): void {
    const mayLearn = this.#isAsking || this.#mayAskHistory()
    const isShort = this.#position !== null && mayLearn && this.#lacks(since, this.#position)
    if (this.#position && this.#isTrusted() && !isShort) {
      this.#admit(follower, since, this.#position)
      return
    }
    this.#waiting.set(follower, since)
    void this.#ask()
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower)
    this.#waiting.delete(follower)
    if (this.#isEmpty()) this.#emptySince = this.#deps.tick()
  }

  /**
   * True when nothing is lost by closing it. Recent events outlive the last follower for a while, so that a lone
   * follower may be cut and come back; a topic its owner does not know goes at once.
   */
  isForgettable(): boolean {
    return (
      this.#isEmpty() && (!this.#position || this.#deps.tick() - this.#emptySince > LINGER_TICKS)
    )
  }

  /** Takes one event from the bus. */
  take(message: TopicMessage): void {
    const position = this.#position
    if (!position) {
      this.#hold(message)
      return
    }
    if (message.epoch !== position.epoch) {
      this.#position = null
      this.#held = [message]
      void this.#ask()
      return
    }
    if (message.seq <= position.seq) return
    if (message.seq !== position.seq + 1) {
      this.#recent.clear()
      this.#historyAskedAt = Number.NEGATIVE_INFINITY
    }
    this.#publish(message)
  }

  /** A lost last event shows only in the owner's position, so a silent topic is checked. */
  check(): void {
    this.#recent.forgetOld(this.#deps.tick())
    if (!this.#isEmpty() && !this.#isTrusted()) void this.#ask()
  }

  #publish(message: TopicMessage): void {
    this.#position = { epoch: message.epoch, seq: message.seq }
    this.#trustedAt = this.#deps.tick()
    const event = sizedFrame(message)
    this.#recent.push(event, this.#deps.tick())
    for (const follower of this.#followers) follower.deliver(event.value)
    this.#deps.onDelivered(this.#followers.size)
  }

  #hold(message: TopicMessage): void {
    this.#held.push(message)
    if (this.#held.length > MAX_BUFFERED) this.#held.shift()
  }

  /** One question at a time, however many wait for the answer. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      await this.#settle(await this.#deps.askPosition(this.topic))
    } catch {
      this.#settleUnanswered()
    } finally {
      this.#isAsking = false
    }
    // The owner began another count while it was asked.
    if (!this.#position && this.#waiting.size > 0) await this.#ask()
  }

  async #settle(answer: unknown): Promise<void> {
    if (answer === null) {
      this.#rejectWaiting('topic.unknown')
      return
    }
    if (!isPosition(answer)) throw new Error(`position of ${this.topic} is not a position`)
    this.#trustedAt = this.#deps.tick()
    const isBehind = answer.epoch === this.#position?.epoch && answer.seq > this.#position.seq
    if (isBehind) await this.#askHistory()
    if (!this.#position || isAhead(answer, this.#position)) this.#startAt(answer)
    const lacks = [...this.#waiting.values()].some((since) => this.#lacks(since, answer))
    if (lacks && this.#mayAskHistory()) await this.#askHistory()
    this.#admitWaiting()
  }

  /**
   * All that the owner remembers, once for everybody who waits: a restarted gateway has many of them at a time.
   * What the bus lost on its way is delivered; what is older than this channel is there for those who come back.
   */
  async #askHistory(): Promise<void> {
    this.#historyAskedAt = this.#deps.tick()
    const answer = await this.#deps.askHistory(this.topic).catch(() => null)
    const position = this.#position
    if (!position) return
    const missed = historyOf(answer, this.topic, position.epoch)
    // Events that came while it was asked are in their place already.
    this.#recent.prepend(missed.map(sizedFrame), position.seq + 1, this.#deps.tick())
    if ((missed[0]?.seq ?? 0) > position.seq + 1) return
    for (const message of missed) this.take(message)
  }

  #mayAskHistory(): boolean {
    return this.#deps.tick() - this.#historyAskedAt >= TRUSTED_TICKS
  }

  /** True for a follower that this gateway cannot give all it missed, though the count is the same. */
  #lacks(since: Position | undefined, position: Position): boolean {
    return since?.epoch === position.epoch && this.#missedBy(since, position) === null
  }

  /** Without its owner a topic can still go on from the events it sends; nobody new is let in. */
  #settleUnanswered(): void {
    const first = this.#held[0]
    if (!this.#position && first)
      this.#startAt({ epoch: first.epoch, seq: Math.max(0, first.seq - 1) })
    this.#rejectWaiting('server.busy')
  }

  #startAt(position: Position): void {
    const held = this.#held
    this.#held = []
    this.#recent.clear()
    this.#historyAskedAt = Number.NEGATIVE_INFINITY
    this.#position = { epoch: position.epoch, seq: position.seq }
    const frame = this.#subscribedFrame(this.#position, false)
    for (const follower of this.#followers) follower.deliver(frame)
    for (const message of held) {
      if (message.epoch === position.epoch) this.take(message)
    }
  }

  #admitWaiting(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const [follower, since] of waiting) {
      if (this.#position) this.#admit(follower, since, this.#position)
    }
  }

  /** Nothing can come between the answer, the missed events and the live ones: all are written in one turn. */
  #admit(follower: Follower, since: Position | undefined, position: Position): void {
    const missed = this.#missedBy(since, position)
    follower.deliver(this.#subscribedFrame(position, missed !== null))
    for (const frame of missed ?? []) follower.deliver(frame)
    this.#followers.add(follower)
    this.#deps.onRecovery(missed ? 'recovered' : since ? 'lost' : 'fresh')
  }

  #missedBy(since: Position | undefined, position: Position): Buffer[] | null {
    if (since?.epoch !== position.epoch) return null
    // A snapshot may be read ahead of the bus: what comes next is then already known to the reader.
    return since.seq >= position.seq ? [] : this.#recent.after(since.seq)
  }

  #subscribedFrame({ epoch, seq }: Position, recovered: boolean): Buffer {
    return serverFrame({ op: 'subscribed', topic: this.topic, epoch, seq, recovered })
  }

  #rejectWaiting(reason: Reason): void {
    const waiting = [...this.#waiting.keys()]
    for (const follower of waiting) {
      this.leave(follower)
      follower.refuse(this.topic, reason)
    }
  }

  #isTrusted(): boolean {
    return this.#deps.tick() - this.#trustedAt < TRUSTED_TICKS
  }

  #isEmpty(): boolean {
    return this.#followers.size === 0 && this.#waiting.size === 0
  }
}

function isAhead(answer: Position, position: Position): boolean {
  return answer.epoch !== position.epoch || answer.seq > position.seq
}
