import { beijingDate } from '@saidian/shared/lib'
import { sql } from 'kysely'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'
import { createWaitingVisitors } from './waiting-visitors'

let world: RoomsWorld
beforeEach(async () => {
  world = await openRooms()
})
afterEach(() => world.close())

type Stay = { as?: string; visitor?: string; address?: string; isEntering?: boolean }

const stay = (roomId: number, given: Stay = {}) => {
  const { visitor = 'device-0001', isEntering = false, ...sent } = given
  return world.call<{ earned: object[] }>('/api/room/stay', {
    ...sent,
    body: { roomId, visitor, isEntering },
  })
}
const stored = () => new Promise((resolve) => setTimeout(resolve, 700))
const count = () => world.count()
/** The rows become older, as if time had passed. */
const age = (seconds: number) =>
  sql`UPDATE room_presence SET seen_at = seen_at - ${seconds} * interval '1 second',
    minute_at = minute_at - ${seconds} * interval '1 second'`.execute(world.db)
const forgetCounting = () =>
  sql`UPDATE rooms SET counted_at = counted_at - interval '5 seconds'`.execute(world.db)
const rowsOf = async () =>
  (await sql<{ viewer: string }>`SELECT viewer FROM room_presence`.execute(world.db)).rows.length

test('a viewer counts once, however often and from wherever they report', async () => {
  const { roomId } = await world.anchor()
  const one = await world.member()
  for (const address of ['192.0.2.1', '192.0.2.2']) await stay(roomId, { as: one, address })
  for (let time = 0; time < 3; time += 1) await stay(roomId)
  await stay(roomId, { visitor: 'device-0002' })
  await stored()
  await count()
  expect(await world.state(roomId)).toMatchObject({ viewers: 3, heat: 30 })
})

test('who goes to another room is in that one; who leaves is gone after two minutes', async () => {
  const [first, second] = [await world.anchor(), await world.anchor()]
  const one = await world.member()
  await stay(first.roomId, { as: one })
  await stay(second.roomId, { as: one })
  await count()
  expect((await world.state(first.roomId)).viewers).toBe(0)
  expect((await world.state(second.roomId)).viewers).toBe(1)
  await age(131)
  await forgetCounting()
  await count()
  expect(await world.state(second.roomId)).toMatchObject({ viewers: 0, heat: 0 })
  expect(await rowsOf()).toBe(0)
})

test('invented devices of one network count as fifty and store few rows', async () => {
  const { roomId } = await world.anchor()
  const visitors = createWaitingVisitors(world.deps)
  for (let round = 0; round < 3; round += 1) {
    for (let number = 0; number < 2_000; number += 1)
      visitors.add({ viewer: `v${round}-${number}`, roomId, network: '203.0.113.7' })
    await visitors.flush()
  }
  for (let number = 0; number < 300; number += 1)
    visitors.add({ viewer: `w${number}`, roomId, network: `198.51.100.${number}` })
  await visitors.flush()
  await count()
  expect((await world.state(roomId)).viewers).toBe(350)
  expect(await rowsOf()).toBe(500)
})

test('joins and leaves, a thousand a second for three seconds, leave nothing behind', async () => {
  const rooms = [await world.anchor(), await world.anchor()]
  const visitors = createWaitingVisitors(world.deps)
  for (let second = 0; second < 3; second += 1) {
    for (let number = 0; number < 1_000; number += 1) {
      const { roomId } = rooms[number % 2] ?? { roomId: 0 }
      visitors.add({ viewer: `v${second}-${number}`, roomId, network: `10.0.${number % 250}.1` })
    }
    await visitors.flush()
  }
  expect(await rowsOf()).toBe(3_000)
  await count()
  await age(131)
  await forgetCounting()
  await count()
  const { rows } = await sql<{ left: number }>`
    SELECT (SELECT count(*) FROM room_presence)::int + sum(viewers + heat)::int AS left
    FROM rooms`.execute(world.db)
  expect(rows[0]?.left).toBe(0)
})

test('two processes publish a change once, and no second one within five seconds', async () => {
  const { roomId } = await world.anchor()
  const events = world.follow(roomId)
  await stay(roomId, { as: await world.member() })
  await Promise.all([count(), count()])
  expect(events.map(({ state }) => state?.viewers)).toEqual([1])
  await stay(roomId, { as: await world.member() })
  await count()
  expect(events).toHaveLength(1)
  await forgetCounting()
  await count()
  await count()
  expect(events.map(({ state }) => state?.viewers)).toEqual([1, 2])
})

test('messages of a few members make no more heat than five of each', async () => {
  const { roomId } = await world.anchor()
  const one = await world.member()
  await sql`INSERT INTO room_messages (room_id, author_id, key, text, at)
    SELECT ${roomId}, ${one}, 'k' || n, 't', now() - CASE WHEN n > 30 THEN interval '1 hour'
      ELSE interval '0' END
    FROM generate_series(1, 60) AS n`.execute(world.db)
  await count()
  expect(await world.state(roomId)).toMatchObject({ viewers: 0, heat: 10 })
})

test('a minute on air counts once, on two devices too, and none off air', async () => {
  const { roomId } = await world.anchor()
  const one = await world.member()
  const minutes = async () => {
    const { rows } = await sql<{ minutes: number; day: string }>`
      SELECT minutes, day::text FROM room_activity WHERE member_id = ${one}`.execute(world.db)
    return rows
  }
  await stay(roomId, { as: one, isEntering: true })
  await age(60)
  expect((await stay(roomId, { as: one })).data.earned).toEqual([])
  expect(await minutes()).toEqual([])
  await world.module.broadcasts.started(roomId, Date.now())
  await age(60)
  await Promise.all([1, 2, 3].map(() => stay(roomId, { as: one })))
  expect(await minutes()).toEqual([{ minutes: 1, day: beijingDate(Date.now()) }])
  // After a pause of half an hour a minute begins again.
  await age(1_800)
  await stay(roomId, { as: one })
  expect(await minutes()).toMatchObject([{ minutes: 1 }])
  expect((await stay(roomId, { as: one })).data.earned).toMatchObject([{ name: '加油棒' }])
  expect(new Set(world.earned)).toEqual(new Set([one]))
})

test('an entrance is shown once, nobles first; a visitor has none', async () => {
  const { roomId } = await world.anchor()
  const events = world.follow(roomId)
  const one = await world.member()
  await stay(roomId, { isEntering: true })
  for (let time = 0; time < 3; time += 1) await stay(roomId, { as: one, isEntering: true })
  await new Promise((resolve) => setTimeout(resolve, 1_300))
  expect(events.flatMap(({ entered = [] }) => entered)).toEqual([
    { member: { id: one, nickName: `球友${one}`, portrait: '', level: 1 }, noble: 3 },
  ])
})

test('a clock that was moved back leaves no viewers of the future', async () => {
  const { roomId } = await world.anchor()
  await stay(roomId, { as: await world.member() })
  await age(-3_600)
  await count()
  expect((await world.state(roomId)).viewers).toBe(0)
})
