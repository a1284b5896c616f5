import fc from 'fast-check'
import { World } from './testing/topic-world'

/**
 * Lets everything that was promised happen; faster than a timer, which matters for hundreds of
 * worlds.
 */
async function flush(): Promise<void> {
  for (let round = 0; round < 10; round++) await Promise.resolve()
}

type Step = (world: World) => void
const step = (weight: number, ...steps: Step[]) => ({
  weight,
  arbitrary: fc.constantFrom(...steps),
})
const publish = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(99), fc.integer({ min: 0, max: 9 }))
  .map(
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
  step(2, (world) => world.serveOldSnapshot()),
  step(6, (world) => world.answerLoad('fresh')),
  step(
    3,
    (world) => world.answerLoad('old'),
    (world) => world.answerLoad('fails'),
  ),
  step(3, (world) => world.clock.advance(2_000)),
)

it('any order of events, losses, doubles and snapshots ends in the true state', async () => {
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
