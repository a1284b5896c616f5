import { sql } from 'kysely'
import { runJobs } from '../../../testing/run-jobs'
import { NOW, openGiftsWorld } from '../testing'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

/** Watches for some minutes with a sign every `everyMs`; resolves with what was earned. */
async function watch(member: string, minutes: number, everyMs = MINUTE_MS): Promise<number> {
  let count = 0
  for (let spent = 0; spent <= minutes * MINUTE_MS; spent += everyMs) {
    for (const earned of await world.gifts.earn(member)) count += earned.count
    world.clock.nowMs += everyMs
  }
  world.clock.nowMs -= everyMs
  return count
}
const bagOf = async (member: string) => (await world.call(member, '/api/gift/purse')).data.bag

test('five minutes earn one gift, at most ten a day, until midnight in Beijing', async () => {
  const fan = await world.member()
  expect(await watch(fan, 4)).toBe(0)
  world.clock.nowMs += MINUTE_MS
  expect(await world.gifts.earn(fan)).toEqual([{ giftId: 1, name: '加油棒', count: 1 }])
  expect(await watch(fan, 90)).toBe(9)
  expect(await bagOf(fan)).toMatchObject([{ gift: { name: '加油棒', isFree: true }, count: 10 }])
  world.clock.nowMs = Date.UTC(2026, 10, 21, 16)
  expect(await bagOf(fan)).toEqual([])
  expect(await watch(fan, 5)).toBe(1)
  world.clock.nowMs += 2 * DAY_MS
  await runJobs(world.gifts)
  const { rows } = await sql`SELECT FROM gift_bag WHERE account_id = ${fan}`.execute(world.db)
  expect(rows).toHaveLength(0)
})

test('time away earns nothing, nor does a clock that moves back', async () => {
  const fan = await world.member()
  await world.gifts.earn(fan)
  world.clock.nowMs += 3 * 3_600_000
  expect(await world.gifts.earn(fan)).toEqual([])
  world.clock.nowMs -= 3_600_000
  expect(await world.gifts.earn(fan)).toEqual([])
  const { rows } = await sql<{ watchedMs: number }>`
    SELECT watched_ms AS "watchedMs" FROM gift_purses WHERE account_id = ${fan}`.execute(world.db)
  expect(rows).toEqual([{ watchedMs: 90_000 }])
})

test('ten devices at once earn as one', async () => {
  const fan = await world.member()
  let count = 0
  for (let minute = 0; minute <= 10; minute++) {
    const earned = await Promise.all(Array.from({ length: 10 }, () => world.gifts.earn(fan)))
    count += earned.flat().length
    world.clock.nowMs += MINUTE_MS
  }
  expect(count).toBe(2)
  expect(await bagOf(fan)).toMatchObject([{ count: 2 }])
})

test('minors earn nothing: they cannot give it', async () => {
  const minor = await world.member()
  world.minors.add(minor)
  expect(await watch(minor, 6)).toBe(0)
})

test('gifts that expire first are given first, each once', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member()]
  for (const [days, count] of [
    [1, 3],
    [2, 4],
    [-1, 50],
  ] as const)
    await sql`INSERT INTO gift_bag (account_id, gift_id, expires_at, count)
      VALUES (${fan}, 1, ${new Date(NOW + days * DAY_MS)}, ${count})`.execute(world.db)
  const give = (count: number) =>
    world.call(fan, '/api/gift/send', {
      roomId,
      giftId: 1,
      count,
      from: 'bag',
      key: world.key(),
    })
  expect(await give(8)).toMatchObject({ reason: 'gift.not_in_bag' })
  expect((await give(2)).data.purse.bag).toMatchObject([{ count: 5 }])
  world.clock.nowMs += DAY_MS
  expect(await bagOf(fan)).toMatchObject([{ count: 4 }])
  const answers = await Promise.all(Array.from({ length: 10 }, () => give(1)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(4)
  expect(await bagOf(fan)).toEqual([])
})
