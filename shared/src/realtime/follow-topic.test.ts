import fc from 'fast-check'
import type { Position } from '../contracts'
import { followTopic } from './follow-topic'
import type { LiveSocket } from './live-socket'
import { createManualClock } from './testing/manual-clock'
import { type Listener, TopicSubscription } from './topic-subscription'

const TOPIC = 'board/football'

/** Lets everything that was promised happen; faster than a timer, which matters for hundreds of worlds. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

type State = Record<string, number>
type Snapshot = Position & { values: State }
type Frame = Parameters<TopicSubscription['event']>[0] | Parameters<TopicSubscription['subscribed']>[0]
type Load = { resolve: (snapshot: Snapshot) => void; reject: (error: Error) => void }

/** Owner, gateway and line of one topic; every step is the test's. */
class World {
  readonly clock = createManualClock()
  readonly leaving = new AbortController()
  readonly faults: string[] = []
  shown: Snapshot | null = null
  loads: Load[] = []
  maxLoadsAtOnce = 0
  line: Frame[] = []
  isConnected = true
  #epochs = 0
  #owner: Snapshot = { epoch: 'e0', seq: 0, values: {} }
  #history = new Map<string, State>()
  #old: Snapshot = this.snapshot()
  readonly #subscription = new TopicSubscription(TOPIC)
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
    return { ...this.#owner, values: { ...this.#owner.values } }
  }

  publish(key: string, value: number, isLost: boolean): void {
    this.#owner = {
      epoch: this.#owner.epoch,
      seq: this.#owner.seq + 1,
      values: { ...this.#owner.values, [key]: value },
    }
    this.#remember()
    const { epoch, seq } = this.#owner
    if (this.isConnected && this.#isSubscribed && !isLost) {
      this.line.push({ op: 'event', topic: TOPIC, epoch, seq, data: { key, value } })
    }
  }

  restart(): void {
    this.#owner = { ...this.#owner, epoch: `e${++this.#epochs}`, seq: 0 }
    this.#remember()
  }

  keepOldSnapshot(): void {
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
    if (this.#isSubscribed) this.#tellPosition()
  }

  /** What the gateway says after a lost event or a restart of the owner. */
  notice(): void {
    if (this.isConnected && this.#isSubscribed) this.#tellPosition()
  }

  answerLoad(kind: 'fresh' | 'old' | 'fails'): void {
    const load = this.loads.shift()
    if (kind === 'fails') load?.reject(new Error('no answer'))
    else load?.resolve(kind === 'old' ? this.#old : this.snapshot())
  }

  #socket(): LiveSocket {
    return {
      subscribe: (_topic, handlers, { since }) => {
        const listener: Listener = { ...handlers, since }
        this.#subscription.add(listener)
        this.#isSubscribed = true
        if (this.isConnected) this.#tellPosition()
      },
      state: () => 'ready',
      onState: () => {},
    }
  }

  #tellPosition(): void {
    const since = this.#subscription.since()
    const { epoch, seq } = this.#owner
    const recovered = this.line.length === 0 && since?.epoch === epoch && since.seq === seq
    this.line.push({ op: 'subscribed', topic: TOPIC, epoch, seq, recovered })
  }

  #remember(): void {
    this.#history.set(`${this.#owner.epoch}:${this.#owner.seq}`, this.#owner.values)
  }

  #show(next: Snapshot): void {
    const truth = this.#history.get(`${next.epoch}:${next.seq}`)
    if (JSON.stringify(sorted(truth)) !== JSON.stringify(sorted(next.values))) {
      this.faults.push(`shows ${JSON.stringify(next)} where the owner had ${JSON.stringify(truth)}`)
    }
    if (this.shown?.epoch === next.epoch && next.seq < this.shown.seq) this.faults.push('went back')
    this.shown = next
  }
}

function sorted(values: State | undefined): [string, number][] {
  return Object.entries(values ?? {}).sort(([a], [b]) => a.localeCompare(b))
}

type Step = (world: World) => void
const step = (weight: number, ...steps: Step[]) => ({ weight, arbitrary: fc.constantFrom(...steps) })
const publish = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(99), fc.integer({ min: 0, max: 9 })).map(
  ([key, value, luck]): Step =>
    (world) =>
      world.publish(key, value, luck === 0),
)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: publish },
  step(8, (world) => world.deliver()),
  step(2, (world) => world.repeatLast()),
  step(1, (world) => world.restart()),
  step(2, (world) => world.notice()),
  step(1, (world) => world.disconnect()),
  step(2, (world) => world.connect()),
  step(2, (world) => world.keepOldSnapshot()),
  step(6, (world) => world.answerLoad('fresh')),
  step(
    3,
    (world) => world.answerLoad('old'),
    (world) => world.answerLoad('fails'),
  ),
  step(3, (world) => world.clock.advance(2_000)),
)

it('any interleaving of events, losses, doubles, cuts and snapshots ends in the state of the owner', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 80 }), async (steps) => {
      const world = new World()
      for (const run of steps) {
        run(world)
        await flush()
      }
      world.connect()
      world.notice()
      for (let round = 0; round < 40; round++) {
        while (world.line.length > 0) world.deliver()
        world.answerLoad('fresh')
        await flush()
        world.clock.advance(20_000)
        await flush()
      }
      expect(world.faults).toEqual([])
      expect(world.shown).toEqual(world.snapshot())
      expect(world.maxLoadsAtOnce).toBe(1)
      world.leaving.abort()
      expect(world.clock.pending()).toBe(0)
    }),
    { numRuns: 400 },
  )
}, 120_000)

describe('one follower', () => {
  async function shownAt(seq: number) {
    const world = new World()
    for (let n = 0; n < seq; n++) world.publish('a', n, false)
    world.answerLoad('fresh')
    await flush()
    while (world.line.length > 0) world.deliver()
    return world
  }

  it('asks for the snapshot first and follows on from it', async () => {
    const world = await shownAt(3)
    expect(world.shown?.seq).toBe(3)
    world.publish('b', 1, false)
    world.deliver()
    expect(world.shown).toEqual(world.snapshot())
    expect(world.loads).toHaveLength(0)
  })

  it('loads again on a gap and keeps the events that come meanwhile', async () => {
    const world = await shownAt(3)
    world.publish('a', 10, true)
    world.publish('a', 11, false)
    world.deliver()
    expect(world.loads).toHaveLength(1)
    const early = world.snapshot()
    world.publish('a', 12, false)
    world.deliver()
    world.loads.shift()?.resolve(early)
    await flush()
    expect(world.shown).toEqual(world.snapshot())
  })

  it('waits longer after every failed load', async () => {
    const world = new World()
    const waits: number[] = []
    for (let failure = 0; failure < 4; failure++) {
      world.answerLoad('fails')
      await flush()
      let waitedMs = 0
      for (; world.loads.length === 0; waitedMs += 50) world.clock.advance(50)
      waits.push(waitedMs)
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 2)
  })

  it('stops at once when its signal aborts', async () => {
    const world = await shownAt(1)
    world.publish('a', 5, true)
    world.publish('a', 6, false)
    world.deliver()
    world.leaving.abort()
    world.answerLoad('fresh')
    await flush()
    expect(world.shown?.seq).toBe(1)
  })
})
