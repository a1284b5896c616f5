import { sql } from 'kysely'
import { imposeDirectly } from '../../governance/testing'
import { NOW, openGiftsWorld } from '../testing'

const DAY_MS = 86_400_000

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

const active = (roomId: number, day: string, member: string, minutes: number, messages: number) =>
  sql`INSERT INTO room_activity (room_id, day, member_id, minutes, messages)
    VALUES (${roomId}, ${day}::date, ${member}, ${minutes}, ${messages})`.execute(world.db)
const rank = async (roomId: number, caller = '', period?: string) =>
  (await world.call(caller, `/api/room/rank/${roomId}${period ? `?period=${period}` : ''}`)).data

test('the most active come first by minutes and messages, never by money', async () => {
  const { roomId, anchorId } = await world.room()
  const [quiet, loud, rich, gone] = await Promise.all(
    [0, 0, 5_000, 0].map((coins) => world.member(coins)),
  )
  await active(roomId, '2026-11-21', quiet ?? '', 50, 0)
  await active(roomId, '2026-11-21', loud ?? '', 10, 500)
  await active(roomId, '2026-11-21', rich ?? '', 1, 0)
  await active(roomId, '2026-11-21', gone ?? '', 900, 0)
  await active(roomId, '2026-11-21', anchorId, 900, 90)
  const removed = { memberId: gone ?? '', kind: 'ban', scope: 'room', place: roomId } as const
  await imposeDirectly(world.db, removed)
  const gift = { roomId, giftId: 10, count: 5, from: 'coins', key: world.key() }
  expect(await world.call(rich ?? '', '/api/gift/send', gift)).toMatchObject({ code: 200 })
  expect(await rank(roomId, rich)).toMatchObject({
    members: [
      { rank: 1, points: 130, member: { id: loud } },
      { rank: 2, points: 50, member: { id: quiet } },
      { rank: 3, points: 1, member: { id: rich }, noble: 0 },
    ],
    mine: { rank: 3, points: 1 },
  })
  expect((await rank(roomId)).mine).toBeNull()
  expect((await rank(roomId, gone)).mine).toBeNull()
})

test('a week is seven days in Beijing, a day ends at midnight there', async () => {
  const { roomId } = await world.room()
  const [one, two] = [await world.member(), await world.member()]
  await active(roomId, '2026-11-21', one, 5, 0)
  await active(roomId, '2026-11-15', two, 8, 0)
  await active(roomId, '2026-11-14', two, 100, 0)
  expect((await rank(roomId, '', 'day')).members).toHaveLength(1)
  expect((await rank(roomId, two, 'week')).mine).toEqual({ rank: 1, points: 8 })
  world.clock.nowMs = Date.UTC(2026, 10, 21, 16)
  expect((await rank(roomId, one, 'day')).members).toEqual([])
  world.clock.nowMs = NOW + 7 * DAY_MS
  expect((await rank(roomId, one, 'week')).members).toEqual([])
})

test('equal points share a place, and an unknown room has no list', async () => {
  const { roomId } = await world.room()
  const members = await Promise.all([0, 0, 0].map(() => world.member()))
  for (const [at, member] of members.entries())
    await active(roomId, '2026-11-21', member, at === 2 ? 3 : 7, 0)
  const { members: places } = await rank(roomId)
  expect(places.map((place: { rank: number }) => place.rank)).toEqual([1, 1, 3])
  expect(await world.call('', '/api/room/rank/999999')).toMatchObject({
    reason: 'room.no_such_room',
  })
})
