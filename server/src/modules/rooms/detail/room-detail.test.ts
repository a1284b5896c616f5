import type { RoomDetail, RoomPlay } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import { imposeDirectly } from '../../governance/testing'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'

let world: RoomsWorld
beforeEach(async () => {
  world = await openRooms()
})
afterEach(() => world.close())

const detail = async (roomId: number, as?: string) =>
  (await world.call<RoomDetail>(`/api/room/detail/${roomId}`, { as })).data
const play = (roomId: number, as?: string) =>
  world.call<RoomPlay>('/api/room/play', { as, body: { roomId, visitor: 'device-0001' } })
async function remove(roomId: number, memberId: string): Promise<void> {
  const place = { memberId, scope: 'room', place: roomId } as const
  await imposeDirectly(world.db, { ...place, kind: 'ban' })
  await imposeDirectly(world.db, { ...place, kind: 'mute' })
}

test('a room says what the caller is there, from the position of its topic', async () => {
  const { id, roomId } = await world.anchor()
  const [manager, fan, removed] = [await world.member(), await world.member(), await world.member()]
  await sql`INSERT INTO room_managers VALUES (${roomId}, ${manager}, now())`.execute(world.db)
  await sql`INSERT INTO follows (account_id, kind, target_id, is_on, at, title)
    VALUES (${fan}, 'member', ${id}, true, now(), '')`.execute(world.db)
  await remove(roomId, removed)
  await world.module.broadcasts.started(roomId, Date.now())
  const visitor = await detail(roomId)
  expect(visitor).toMatchObject({
    seq: 1,
    followers: 1,
    state: { isLive: true, matchId: null, sport: null, viewers: 0, slowSeconds: 0 },
    mine: { role: 0, isFollowing: false, mutedUntil: null, isRemoved: false },
  })
  expect((await detail(roomId, id)).mine.role).toBe(2)
  expect((await detail(roomId, manager)).mine.role).toBe(1)
  expect((await detail(roomId, fan)).mine).toMatchObject({ role: 0, isFollowing: true })
  const { mine } = await detail(roomId, removed)
  expect(mine).toMatchObject({ role: 0, isRemoved: true, mutedUntil: expect.any(Number) })
})

test('an unknown room leaves no topic behind', async () => {
  expect((await world.call('/api/room/detail/999')).reason).toBe('room.no_such_room')
  const { rows } = await sql`SELECT FROM topic_positions WHERE topic = 'room/r999'`.execute(
    world.db,
  )
  expect(rows).toEqual([])
})

test('addresses are for this viewer alone, on every line and quality; none off air', async () => {
  const { roomId } = await world.anchor()
  const fan = await world.member()
  expect((await play(roomId)).data).toMatchObject({ isLive: false, sources: [] })
  await world.module.broadcasts.started(roomId, Date.now())
  const { data } = await play(roomId, fan)
  expect(data.sources.map(({ line, quality }) => [line, quality])).toEqual([
    [1, 'source'],
    [1, 'smooth'],
    [2, 'source'],
    [2, 'smooth'],
  ])
  expect(data.sources.every(({ url }) => url.endsWith(`viewer=m${fan}`))).toBe(true)
  expect(data.expiresAt).toBeGreaterThan(Date.now())
  expect((await play(roomId)).data.sources[0]?.url).toMatch(/viewer=vdevice-0001$/)
})

test('a removed member gets no address and counts no more; others do', async () => {
  const { roomId } = await world.anchor()
  const removed = await world.member()
  await world.module.broadcasts.started(roomId, Date.now())
  await remove(roomId, removed)
  const body = { roomId, visitor: 'device-0001', isEntering: true }
  expect((await play(roomId, removed)).reason).toBe('room.removed')
  expect(await world.call('/api/room/stay', { as: removed, body })).toMatchObject({
    reason: 'room.removed',
  })
  expect((await play(roomId)).data.isLive).toBe(true)
})

test('no one opens, plays or stays in a closed room; its anchor still reads it', async () => {
  const { id, roomId } = await world.anchor()
  await world.staffCall('/rooms/v1/close', { roomId, isClosed: true, reason: '违规' })
  const body = { roomId, visitor: 'device-0001', isEntering: true }
  expect((await world.call(`/api/room/detail/${roomId}`)).reason).toBe('room.closed')
  expect((await play(roomId, id)).reason).toBe('room.closed')
  expect((await world.call('/api/room/stay', { body })).reason).toBe('room.closed')
  expect((await world.call('/api/anchor/room', { as: id })).code).toBe(200)
  const rotated = await world.call('/api/anchor/key', { as: id, body: {} })
  expect(rotated.reason).toBe('room.closed')
})
