import { sql } from 'kysely'
import { createTestDatabase } from '../../testing'
import type { Db } from '../database'
import { createLimits, type Limit } from '.'

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

const REASON = 'request.too_many'
const LETTERS: Limit = { name: 'letters', free: 2, windowMs: 60_000 }
const GROWING: Limit = { ...LETTERS, name: 'growing', grow: { baseMs: 1_000, maxMs: 4_000 } }

/** How long each of `count` tries in a row has to wait. */
async function waitsOf(limit: Limit, of: string, count: number): Promise<(number | undefined)[]> {
  const limits = createLimits(db)
  const waits: (number | undefined)[] = []
  for (let n = 0; n < count; n++) {
    const { exceeded } = await limits.count([{ limit, of }], REASON)
    waits.push(exceeded?.retryAfterMs)
  }
  return waits
}

test('a key has its free tries, then waits for the end of the window', async () => {
  const [first, second, third] = await waitsOf(LETTERS, 'a', 3)
  expect([first, second]).toEqual([undefined, undefined])
  expect(third).toBeGreaterThan(55_000)
  expect(third).toBeLessThanOrEqual(60_000)
  expect(await waitsOf(LETTERS, 'b', 1)).toEqual([undefined])
})

test('the wait of a growing limit doubles with each try', async () => {
  const limits = createLimits(db)
  expect((await waitsOf(GROWING, 'a', 3))[2]).toBeLessThanOrEqual(1_000)
  for (const maxMs of [2_000, 4_000, 4_000]) {
    await sql`UPDATE rate_limits SET opens_at = now() WHERE key = 'growing/a'`.execute(db)
    await limits.take([{ limit: GROWING, of: 'a' }], REASON)
    const [waitMs = 0] = await waitsOf(GROWING, 'a', 1)
    expect(waitMs).toBeGreaterThan(maxMs - 900)
    expect(waitMs).toBeLessThanOrEqual(maxMs)
  }
})

test('of simultaneous tries exactly the free ones pass', async () => {
  const limits = createLimits(db)
  const tries = Array.from({ length: 20 }, () =>
    limits.take([{ limit: LETTERS, of: 'crowd' }], REASON).then(
      () => true,
      () => false,
    ),
  )
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(2)
})

test('many are counted at once, each by its own tries', async () => {
  const limits = createLimits(db)
  const one = { ...LETTERS, name: 'one', free: 1 }
  expect(await limits.takeEach(one, ['a', 'b', 'a'])).toEqual(new Map())
  const waits = await limits.takeEach(one, ['b', 'c'])
  expect([...waits.keys()]).toEqual(['b'])
  expect(waits.get('b')).toBeGreaterThan(55_000)
  const crowd = Array.from({ length: 50 }, (_, n) => `m${n}`)
  const both = await Promise.all([
    limits.takeEach(one, crowd),
    limits.takeEach(one, crowd.toReversed()),
  ])
  expect(both[0].size + both[1].size).toBe(50)
})

test('counting stops at the first exceeded limit; refunds and resets free its tries', async () => {
  const limits = createLimits(db)
  const [own, other] = [
    { limit: LETTERS, of: 'c' },
    { limit: LETTERS, of: 'd' },
  ]
  await waitsOf(LETTERS, 'd', 2)
  const { counted, exceeded } = await limits.count([own, other], REASON)
  expect(counted).toEqual([own])
  expect(exceeded).toMatchObject({ reason: REASON, details: { limit: 'letters' } })
  await limits.refund([other])
  expect(await waitsOf(LETTERS, 'd', 1)).toEqual([undefined])
  await limits.reset([other])
  expect(await waitsOf(LETTERS, 'd', 2)).toEqual([undefined, undefined])
})
