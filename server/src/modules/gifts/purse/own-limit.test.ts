import { sql } from 'kysely'
import { NOW, openGiftsWorld } from '../testing'

/** 23:59:59 in Beijing. */
const BEFORE_MIDNIGHT = Date.UTC(2026, 10, 21, 15, 59, 59)
const DAY_MS = 86_400_000

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

const give = (member: string, roomId: number, count: number) =>
  world.call(member, '/api/gift/send', {
    roomId,
    giftId: 2,
    count,
    from: 'coins',
    key: world.key(),
  })
const limit = async (member: string, dailyLimit: number | null) =>
  (await world.call(member, '/api/gift/limit', { dailyLimit })).data
const purse = async (member: string) => (await world.call(member, '/api/gift/purse')).data

test('no more is spent than the limit, and midnight in Beijing begins a new day', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(1_000)]
  world.clock.nowMs = BEFORE_MIDNIGHT
  await limit(fan, 10)
  expect(await give(fan, roomId, 10)).toMatchObject({ code: 200 })
  expect(await give(fan, roomId, 1)).toMatchObject({ reason: 'gift.over_limit' })
  world.clock.nowMs += 1_000
  expect(await purse(fan)).toMatchObject({ spentToday: 0, dailyLimit: 10 })
  expect(await give(fan, roomId, 10)).toMatchObject({ code: 200 })
  expect(await give(fan, roomId, 1)).toMatchObject({ reason: 'gift.over_limit' })
  expect(await world.coins(fan)).toBe(980)
})

test('a clock that moves back to yesterday gives nothing back', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  await limit(fan, 10)
  await give(fan, roomId, 10)
  world.clock.nowMs -= DAY_MS
  expect(await give(fan, roomId, 1)).toMatchObject({ reason: 'gift.over_limit' })
  world.clock.nowMs += DAY_MS
  expect(await give(fan, roomId, 1)).toMatchObject({ reason: 'gift.over_limit' })
})

test('a lower limit holds at once, a higher one or none from tomorrow', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(1_000)]
  expect(await limit(fan, 50)).toMatchObject({ dailyLimit: 50 })
  expect(await limit(fan, 20)).toMatchObject({ dailyLimit: 20 })
  expect(await limit(fan, 100)).toMatchObject({ dailyLimit: 20, nextLimit: 100 })
  expect(await give(fan, roomId, 21)).toMatchObject({ reason: 'gift.over_limit' })
  expect(await limit(fan, null)).toMatchObject({ dailyLimit: 20, nextLimit: null })
  world.clock.nowMs = BEFORE_MIDNIGHT
  expect(await purse(fan)).toMatchObject({ dailyLimit: 20 })
  world.clock.nowMs += 1_000
  const next = await purse(fan)
  expect(next.dailyLimit).toBeNull()
  expect(next).not.toHaveProperty('nextLimit')
  expect(await give(fan, roomId, 500)).toMatchObject({ code: 200 })
})

test('a raise that was taken back does not hold tomorrow', async () => {
  const fan = await world.member()
  await limit(fan, 20)
  await limit(fan, 500)
  expect(await limit(fan, 15)).not.toHaveProperty('nextLimit')
  world.clock.nowMs += DAY_MS
  expect(await purse(fan)).toMatchObject({ dailyLimit: 15 })
})

test('half of the limit is said once a day', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(1_000)]
  await limit(fan, 20)
  const halves: boolean[] = []
  for (const count of [9, 1, 5, 5]) halves.push((await give(fan, roomId, count)).data.isHalfOfLimit)
  expect(halves).toEqual([false, true, false, false])
  world.clock.nowMs += DAY_MS
  expect((await give(fan, roomId, 20)).data.isHalfOfLimit).toBe(true)
})

test('the answer of a resend says again that half was reached', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  await limit(fan, 10)
  const order = { roomId, giftId: 2, count: 6, from: 'coins', key: world.key() }
  for (const _ of [1, 2])
    expect((await world.call(fan, '/api/gift/send', order)).data.isHalfOfLimit).toBe(true)
  expect(await world.coins(fan)).toBe(94)
})

test('many devices at once pass neither the limit nor its half twice', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(1_000)]
  await limit(fan, 30)
  const answers = await Promise.all(Array.from({ length: 60 }, () => give(fan, roomId, 1)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(30)
  expect(answers.filter(({ reason }) => reason === 'gift.over_limit')).toHaveLength(30)
  expect(answers.filter(({ data }) => data?.isHalfOfLimit)).toHaveLength(1)
  expect(await purse(fan)).toMatchObject({ spentToday: 30, coins: 970 })
})

test('gifts of the bag count towards no limit', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(10)]
  await limit(fan, 0)
  await sql`INSERT INTO gift_bag (account_id, gift_id, expires_at, count)
    VALUES (${fan}, 1, ${new Date(NOW + DAY_MS)}, 3)`.execute(world.db)
  const order = { roomId, giftId: 1, count: 2, from: 'bag', key: world.key() }
  expect((await world.call(fan, '/api/gift/send', order)).data.purse).toMatchObject({
    coins: 10,
    spentToday: 0,
    bag: [{ gift: { id: 1 }, count: 1 }],
  })
  expect(await give(fan, roomId, 1)).toMatchObject({ reason: 'gift.over_limit' })
})
