import type { Position } from '../../contracts/sockets'
import { followTopic } from '../follow-topic'
import type { TopicSocket } from '../topic-socket'
import { type Listener, TopicSubscription } from '../topic-subscription'
import { createManualClock } from './manual-clock'

const TOPIC = 'board/football'

type State = Record<string, number>
type Snapshot = Position & { values: State }
type Frame =
  | Parameters<TopicSubscription['event']>[0]
  | Parameters<TopicSubscription['subscribed']>[0]
type Load = { resolve: (snapshot: Snapshot) => void; reject: (error: Error) => void }

/** Owner, gateway and line of one topic; every step is the test's. */
export class World {
  readonly clock = createManualClock()
  readonly leaving = new AbortController()
  readonly faults: string[] = []
  shown: Snapshot | null = null
  loads: Load[] = []
  maxLoadsAtOnce = 0
  line: Frame[] = []
  isConnected = true
  #epochs = 0
  #truth: Snapshot = { epoch: 'e0', seq: 0, values: {} }
  #history = new Map<string, State>()
  #old: Snapshot = this.snapshot()
  readonly #subscription = new TopicSubscription(TOPIC, this.clock)
  #isSubscribed = false

  constructor() {
    this.#remember()
    followTopic<Snapshot>({
      socket: this.#socket(),
      topic: TOPIC,
      signal: this.leaving.signal,
      clock: this.clock,
      random: () => 0.5,
      loadSnapshot: () =>
        new Promise((resolve, reject) => {
          this.loads.push({ resolve, reject })
          this.maxLoadsAtOnce = Math.max(this.maxLoadsAtOnce, this.loads.length)
        }),
      onSnapshot: (snapshot) => this.#show({ ...snapshot, values: { ...snapshot.values } }),
      onEvent: ({ epoch, seq, data }) => {
        const { key, value } = data as { key: string; value: number }
        if (this.shown?.epoch !== epoch || this.shown.seq + 1 !== seq)
          this.faults.push(`event ${epoch}:${seq} out of order`)
        this.#show({ epoch, seq, values: { ...this.shown?.values, [key]: value } })
      },
    })
  }

  snapshot(): Snapshot {
    return { ...this.#truth, values: { ...this.#truth.values } }
  }

  publish(key: string, value: number, isLost: boolean): void {
    this.#truth = {
      epoch: this.#truth.epoch,
      seq: this.#truth.seq + 1,
      values: { ...this.#truth.values, [key]: value },
    }
    this.#remember()
    const { epoch, seq } = this.#truth
    if (this.isConnected && this.#isSubscribed && !isLost) {
      this.line.push({ op: 'event', topic: TOPIC, epoch, seq, data: { key, value } })
    }
  }

  restart(): void {
    this.#truth = { ...this.#truth, epoch: `e${++this.#epochs}`, seq: 0 }
    this.#remember()
  }

  serveOldSnapshot(): void {
    this.#old = this.snapshot()
  }

  repeatLast(): void {
    const last = this.line.at(-1)
    if (last?.op === 'event') this.line.push(last)
  }

  deliver(): void {
    const frame = this.line.shift()
    if (frame?.op === 'event') this.#subscription.event(frame)
    else if (frame) this.#subscription.subscribed(frame)
  }

  disconnect(): void {
    this.isConnected = false
    this.line = []
    this.#subscription.stale('cut')
  }

  connect(): void {
    this.isConnected = true
    if (this.#isSubscribed) this.#answerPosition()
  }

  /** What the gateway says after a lost event or a restart of the publisher. */
  notice(): void {
    if (this.isConnected && this.#isSubscribed) this.#answerPosition()
  }

  answerLoad(kind: 'fresh' | 'old' | 'fails'): void {
    const load = this.loads.shift()
    if (kind === 'fails') load?.reject(new Error('no answer'))
    else load?.resolve(kind === 'old' ? this.#old : this.snapshot())
  }

  #socket(): TopicSocket {
    return {
      subscribe: (_topic, handlers, { since }) => {
        const listener: Listener = { ...handlers, since }
        this.#subscription.add(listener)
        this.#isSubscribed = true
        if (this.isConnected) this.#answerPosition()
      },
      state: () => 'ready',
      onState: () => {},
    }
  }

  #answerPosition(): void {
    const since = this.#subscription.since()
    const { epoch, seq } = this.#truth
    const recovered = this.line.length === 0 && since?.epoch === epoch && since.seq === seq
    this.line.push({ op: 'subscribed', topic: TOPIC, epoch, seq, recovered })
  }

  #remember(): void {
    this.#history.set(`${this.#truth.epoch}:${this.#truth.seq}`, this.#truth.values)
  }

  #show(next: Snapshot): void {
    const truth = this.#history.get(`${next.epoch}:${next.seq}`)
    if (JSON.stringify(sorted(truth)) !== JSON.stringify(sorted(next.values))) {
      this.faults.push(`shows ${JSON.stringify(next)} where the topic had ${JSON.stringify(truth)}`)
    }
    if (this.shown?.epoch === next.epoch && next.seq < this.shown.seq) this.faults.push('went back')
    this.shown = next
  }
}

function sorted(values: State | undefined): [string, number][] {
  return Object.entries(values ?? {}).sort(([a], [b]) => a.localeCompare(b))
}
