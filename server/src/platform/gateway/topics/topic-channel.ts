import type { Reason } from '@saidian/shared/contracts/http'
import { isPosition, type Position } from '@saidian/shared/contracts/sockets'
import type { TopicMessage } from '../../bus'
import type { TopicRule } from '../../module'
import { RecentEvents } from '../../topics'
import { serverFrame } from './frame-bytes'
import { framesApart, historyOf, sizedFrame } from './missed-events'
import { PacedFrames } from './paced-frames'

/** A socket as a topic sees it. */
export type Follower = {
  user?: { id: string } | null
  deliver: (frame: Buffer) => void
  /** The subscription ends for this socket before it began. */
  reject: (topic: string, reason: Reason) => void
}

export type ChannelDeps = {
  /** Asks the publisher for the position; null for an unknown topic; rejects without an answer. */
  askPosition: (topic: string) => Promise<unknown>
  /** Asks the publisher for its recent events; rejects without an answer. */
  askHistory: (topic: string) => Promise<unknown>
  tick: () => number
  /** After this silence the publisher is asked whether an event was lost. */
  trustedTicks: number
  /** Members who may not follow what comes after an event. */
  endsFor?: TopicRule['endsFor']
  isInBackground?: TopicRule['isInBackground']
  onDelivered: (count: number) => void
  onRecovery: (outcome: 'recovered' | 'lost' | 'fresh') => void
}

/** Events of the publisher's memory are asked for at most this often. */
const HISTORY_TICKS = 2
const LINGER_TICKS = 60
const MAX_BUFFERED = 200

/**
 * One topic on this gateway: its followers, position and recent events. The publisher numbers the
 * events. While the publisher is asked for the position, events are buffered, so that no follower
 * has a gap or a duplicate.
 */
export class TopicChannel {
  readonly topic: string
  readonly #deps: ChannelDeps
  readonly #followers = new Set<Follower>()
  readonly #waiting = new Map<Follower, Position | undefined>()
  readonly #recent = new RecentEvents<Buffer>()
  readonly #outgoing: PacedFrames
  /** Null until the publisher has answered with the position. */
  #position: Position | null = null
  #buffered: TopicMessage[] = []
  #isAsking = false
  /** Tick at which the position was last known to be the publisher's. */
  #trustedAt: number
  #emptySince: number
  /**
   * Tick at which the publisher was last asked for events before this gateway followed the topic.
   */
  #historyAskedAt = Number.NEGATIVE_INFINITY

  constructor(topic: string, deps: ChannelDeps) {
    this.topic = topic
    this.#deps = deps
    const { isInBackground, onDelivered } = deps
    this.#outgoing = new PacedFrames({ followers: this.#followers, onDelivered, isInBackground })
    this.#trustedAt = Number.NEGATIVE_INFINITY
    this.#emptySince = deps.tick()
  }

  /** False until the publisher has answered with the position. */
  get hasPosition(): boolean {
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
   * True when closing it loses nothing. Recent events outlive the last follower for a while, so
   * that a single follower may be disconnected and reconnect; an unknown topic is forgotten at
   * once.
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
      this.#buffer(message)
      return
    }
    if (message.epoch !== position.epoch) {
      this.#position = null
      this.#buffered = [message]
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

  /** Delivers what has no number; who joins later does not get it. */
  signal(data: unknown): void {
    if (this.#followers.size === 0) return
    this.#outgoing.push(serverFrame({ op: 'signal', topic: this.topic, data }))
  }

  /** The position counts as the publisher's no longer: the next check asks. */
  distrust(): void {
    this.#trustedAt = Number.NEGATIVE_INFINITY
  }

  /** Has the followers read the snapshot again: they may lack what has no number. */
  reportLoss(): void {
    if (!this.#position) return
    this.#outgoing.push(this.#subscribedFrame(this.#position, false))
    this.#outgoing.flush()
  }

  /** Only the publisher's position reveals a lost last event, so a silent topic is checked. */
  check(): void {
    this.#recent.forgetOld(this.#deps.tick())
    if (!this.#isEmpty() && !this.#isTrusted()) void this.#ask()
  }

  #publish(message: TopicMessage): void {
    this.#position = { epoch: message.epoch, seq: message.seq }
    this.#trustedAt = this.#deps.tick()
    const event = sizedFrame(message)
    this.#recent.push(event, this.#deps.tick())
    this.#outgoing.push(event.value, framesApart(message))
    const ended = this.#deps.endsFor?.(message.data) ?? []
    if (ended.length > 0) this.#end(new Set(ended))
  }

  /** Ends the subscriptions of members who may not follow the topic any more. */
  #end(memberIds: ReadonlySet<string>): void {
    this.#outgoing.flush()
    for (const follower of [...this.#followers, ...this.#waiting.keys()]) {
      if (!memberIds.has(follower.user?.id ?? '')) continue
      this.leave(follower)
      follower.reject(this.topic, 'topic.not_allowed')
    }
  }

  #buffer(message: TopicMessage): void {
    this.#buffered.push(message)
    if (this.#buffered.length > MAX_BUFFERED) this.#buffered.shift()
  }

  /** One question at a time for all waiting followers. */
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
    // The publisher began another epoch while it was asked.
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
    if (!this.#position || isNewer(answer, this.#position)) this.#startAt(answer)
    const lacks = [...this.#waiting.values()].some((since) => this.#lacks(since, answer))
    if (lacks && this.#mayAskHistory()) await this.#askHistory()
    this.#admitWaiting()
  }

  /**
   * Asks once for all waiting followers: a restarted gateway has many at a time. Events that the
   * bus lost are delivered; older ones are stored for clients that reconnect.
   */
  async #askHistory(): Promise<void> {
    this.#historyAskedAt = this.#deps.tick()
    const answer = await this.#deps.askHistory(this.topic).catch(() => null)
    const position = this.#position
    if (!position) return
    const missed = historyOf(answer, this.topic, position.epoch)
    // Events that arrived during the question are in place already.
    this.#recent.prepend(missed.map(sizedFrame), position.seq + 1, this.#deps.tick())
    if ((missed[0]?.seq ?? 0) > position.seq + 1) return
    for (const message of missed) this.take(message)
  }

  #mayAskHistory(): boolean {
    return this.#deps.tick() - this.#historyAskedAt >= HISTORY_TICKS
  }

  /** True for a follower whose missed events this gateway lacks, in the same epoch. */
  #lacks(since: Position | undefined, position: Position): boolean {
    return since?.epoch === position.epoch && this.#missedBy(since, position) === null
  }

  /**
   * Without its publisher's answer a topic goes on from the events it gets; waiting followers are
   * rejected.
   */
  #settleUnanswered(): void {
    const first = this.#buffered[0]
    if (!this.#position && first)
      this.#startAt({ epoch: first.epoch, seq: Math.max(0, first.seq - 1) })
    this.#rejectWaiting('server.busy')
  }

  #startAt(position: Position): void {
    const buffered = this.#buffered
    this.#buffered = []
    this.#recent.clear()
    this.#historyAskedAt = Number.NEGATIVE_INFINITY
    this.#position = { epoch: position.epoch, seq: position.seq }
    this.#outgoing.push(this.#subscribedFrame(this.#position, false))
    for (const message of buffered) {
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

  /** Answer, missed events and live events are written synchronously, so nothing comes between. */
  #admit(follower: Follower, since: Position | undefined, position: Position): void {
    const missed = this.#missedBy(since, position)
    // The new follower has what waits, or gets it as missed.
    this.#outgoing.flush()
    follower.deliver(this.#subscribedFrame(position, missed !== null))
    for (const frame of missed ?? []) follower.deliver(frame)
    this.#followers.add(follower)
    this.#deps.onRecovery(missed ? 'recovered' : since ? 'lost' : 'fresh')
  }

  #missedBy(since: Position | undefined, position: Position): Buffer[] | null {
    if (since?.epoch !== position.epoch) return null
    // A snapshot may be newer than the bus: the reader already knows the next events.
    return since.seq >= position.seq ? [] : this.#recent.after(since.seq)
  }

  #subscribedFrame({ epoch, seq }: Position, recovered: boolean): Buffer {
    return serverFrame({ op: 'subscribed', topic: this.topic, epoch, seq, recovered })
  }

  #rejectWaiting(reason: Reason): void {
    const waiting = [...this.#waiting.keys()]
    for (const follower of waiting) {
      this.leave(follower)
      follower.reject(this.topic, reason)
    }
  }

  #isTrusted(): boolean {
    return this.#deps.tick() - this.#trustedAt < this.#deps.trustedTicks
  }

  #isEmpty(): boolean {
    return this.#followers.size === 0 && this.#waiting.size === 0
  }
}

function isNewer(answer: Position, position: Position): boolean {
  return answer.epoch !== position.epoch || answer.seq > position.seq
}
