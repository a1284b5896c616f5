import type { Position } from '../contracts/sockets'
import { createBackoff } from './backoff'
import { Alarm, browserClock, type Clock } from './clock'
import type { TopicEvent, TopicSocket } from './topic-socket'

export type FollowOptions<Snapshot extends Position> = {
  socket: TopicSocket
  topic: string
  signal: AbortSignal
  /** Reads the state together with its position. Called first, on a gap, and on a new epoch. */
  loadSnapshot: () => Promise<Snapshot>
  onSnapshot: (snapshot: Snapshot) => void
  /** The next event, exactly once and in order. Throwing asks for the snapshot again. */
  onEvent: (event: TopicEvent) => void
  /** What has no number, while the topic is followed. */
  onSignal?: (data: unknown) => void
  /**
   * What is shown grows old: the connection is gone, the topic was refused, or the snapshot cannot
   * be read.
   */
  onStale?: (reason: string) => void
  /** What is shown is whole and events flow: at first and after every `onStale` that passed. */
  onLive?: () => void
  clock?: Clock
  random?: () => number
}

const MAX_BUFFERED = 1_000
const RELOAD_BASE_MS = 1_000
const RELOAD_MAX_MS = 15_000

/**
 * Keeps a copy of a topic's state: the snapshot, then every event after it exactly once and in
 * order, until `signal` aborts. Events that come while a snapshot loads are held; old ones are
 * dropped; a gap or a new epoch loads the snapshot again, one at a time and ever later while that
 * fails.
 */
export function followTopic<Snapshot extends Position>(options: FollowOptions<Snapshot>): void {
  if (options.signal.aborted) return
  void new TopicFollower(options).load()
}

/** The type of `followTopic`, for those who take it as an argument. */
export type FollowTopic = typeof followTopic

class TopicFollower<Snapshot extends Position> {
  readonly #options: FollowOptions<Snapshot>
  readonly #backoff
  readonly #alarm: Alarm
  /** Where the shown state stands. */
  #applied: Position | null = null
  /** From here on no event was missed, so a snapshot must reach it. */
  #base: Position | null = null
  #buffered: TopicEvent[] = []
  #isLoading = false
  /** The snapshot is needed but not on its way: a failed load waits for its next try. */
  #isBehind = true
  #isSubscribed = false
  /** The server has taken the subscription and the connection stands. */
  #isFlowing = false

  constructor(options: FollowOptions<Snapshot>) {
    this.#options = options
    this.#backoff = createBackoff(RELOAD_BASE_MS, RELOAD_MAX_MS, options.random ?? Math.random)
    this.#alarm = new Alarm(options.clock ?? browserClock)
    options.signal.addEventListener('abort', () => this.#alarm.clear(), { once: true })
  }

  async load(): Promise<void> {
    this.#alarm.clear()
    this.#isBehind = true
    if (this.#isLoading) return
    this.#isLoading = true
    try {
      const snapshot = await this.#options.loadSnapshot()
      this.#isLoading = false
      if (!this.#options.signal.aborted) this.#takeSnapshot(snapshot)
    } catch {
      this.#isLoading = false
      this.#loadLater('snapshot failed')
    }
  }

  #loadLater(reason: string): void {
    const { signal, onStale } = this.#options
    if (signal.aborted) return
    this.#alarm.set(() => void this.load(), this.#backoff.next())
    onStale?.(reason)
  }

  #takeSnapshot(snapshot: Snapshot): void {
    const isEnough = !this.#base || reaches(snapshot, this.#base)
    if (this.#isNewer(snapshot, isEnough)) {
      this.#options.onSnapshot(snapshot)
      this.#applied = { epoch: snapshot.epoch, seq: snapshot.seq }
    }
    // From here the state is shown; the events that lead on from it come from the topic.
    this.#subscribe()
    if (!isEnough) {
      this.#loadLater('snapshot is behind')
      return
    }
    this.#isBehind = false
    this.#backoff.reset()
    this.#applyBuffered()
    this.#notifyLive()
  }

  /** A snapshot from a cache may be older than what is shown; the state never goes back. */
  #isNewer(snapshot: Snapshot, isEnough: boolean): boolean {
    const applied = this.#applied
    if (!applied) return true
    return applied.epoch === snapshot.epoch ? snapshot.seq > applied.seq : isEnough
  }

  #subscribe(): void {
    if (this.#isSubscribed) return
    this.#isSubscribed = true
    const { socket, topic, signal } = this.#options
    const since = () => this.#applied ?? undefined
    const stop = (reason: string) => {
      this.#isFlowing = false
      this.#options.onStale?.(reason)
    }
    const handlers = {
      onEvent: (event: TopicEvent) => this.#takeEvent(event),
      onSubscribed: (position: Position & { recovered: boolean }) => this.#takePosition(position),
      onSignal: (data: unknown) => this.#options.onSignal?.(data),
      onStale: stop,
      onRefused: stop,
    }
    socket.subscribe(topic, handlers, { signal, since })
  }

  #takePosition({ epoch, seq, recovered }: Position & { recovered: boolean }): void {
    this.#isFlowing = true
    if (!recovered) {
      this.#startAt({ epoch, seq })
      if (!this.#applied || !reaches(this.#applied, { epoch, seq })) this.#isBehind = true
    }
    if (this.#isBehind) void this.load()
    else this.#notifyLive()
  }

  #takeEvent(event: TopicEvent): void {
    const last = this.#buffered.at(-1) ?? this.#base
    if (last && last.epoch !== event.epoch) this.#startAt(before(event))
    this.#buffered.push(event)
    if (!this.#isBehind) this.#applyBuffered()
    else if (this.#buffered.length > MAX_BUFFERED) this.#startAt(event)
  }

  #startAt({ epoch, seq }: Position): void {
    this.#base = { epoch, seq }
    this.#buffered = []
  }

  #notifyLive(): void {
    if (this.#isFlowing && !this.#isBehind) this.#options.onLive?.()
  }

  #applyBuffered(): void {
    for (let event = this.#buffered[0]; event && !this.#isBehind; event = this.#buffered[0]) {
      if (!this.#isNext(event)) {
        this.#base = before(event)
        void this.load()
        return
      }
      this.#buffered.shift()
      this.#apply(event)
    }
  }

  /** Old events count as next too: they are passed over. */
  #isNext(event: TopicEvent): boolean {
    return this.#applied?.epoch === event.epoch && event.seq <= this.#applied.seq + 1
  }

  #apply(event: TopicEvent): void {
    const applied = this.#applied
    if (applied && event.seq <= applied.seq) return
    try {
      this.#options.onEvent(event)
      this.#applied = { epoch: event.epoch, seq: event.seq }
    } catch {
      this.#base = { epoch: event.epoch, seq: event.seq }
      this.#applied = null
      void this.load()
    }
  }
}

function before({ epoch, seq }: TopicEvent): Position {
  return { epoch, seq: Math.max(0, seq - 1) }
}

function reaches(position: Position, goal: Position): boolean {
  return position.epoch === goal.epoch && position.seq >= goal.seq
}
