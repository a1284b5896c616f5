import { createTestDatabase } from '../../testing'
import type { Db } from '../database'
import { createDailyLimits, createLimits } from '.'

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

const MINUTE_MS = 60_000
/** 23:59 in Beijing. */
const EVENING = Date.UTC(2026, 10, 21, 15, 59)
const UPLOADS = { name: 'uploads', max: 2 }

function openDay(nowMs: number) {
  const clock = { nowMs, now: () => clock.nowMs }
  return { clock, take: createDailyLimits(createLimits(db), clock) }
}

test('the tries of a day are gone until midnight in Beijing', async () => {
  const { clock, take } = openDay(EVENING)
  await take(UPLOADS, 'a')
  await take(UPLOADS, 'a')
  await expect(take(UPLOADS, 'a')).rejects.toMatchObject({
    reason: 'request.too_many',
    retryAfterMs: MINUTE_MS,
  })
  clock.nowMs = EVENING + MINUTE_MS
  await expect(take(UPLOADS, 'a')).resolves.toBeUndefined()
})

test('every key and every limit has its own tries', async () => {
  const { take } = openDay(EVENING)
  await take({ name: 'names', max: 1 }, 'b')
  await expect(take({ name: 'names', max: 1 }, 'b')).rejects.toThrow()
  await expect(take({ name: 'names', max: 1 }, 'c')).resolves.toBeUndefined()
  await expect(take({ name: 'reports', max: 1 }, 'b')).resolves.toBeUndefined()
})

test('of simultaneous tries exactly the daily number passes', async () => {
  const { take } = openDay(EVENING)
  const tries = Array.from({ length: 12 }, () =>
    take(UPLOADS, 'crowd').then(
      () => true,
      () => false,
    ),
  )
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(2)
})
