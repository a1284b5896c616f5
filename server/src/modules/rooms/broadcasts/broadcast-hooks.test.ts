import { sql } from 'kysely'
import { imposeDirectly } from '../../governance/testing'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'
import { endUnseenBroadcasts } from './broadcast-hooks'

let world: RoomsWorld
beforeEach(async () => {
  world = await openRooms()
})
afterEach(() => world.close())

const ageBroadcasts = (seconds: number) =>
  sql`UPDATE broadcasts SET seen_at = seen_at - ${seconds} * interval '1 second'`.execute(world.db)

test('a publisher puts the room on air, its end takes it off, each with an event', async () => {
  const { broadcasts } = world.module
  const { roomId } = await world.anchor()
  const events = world.follow(roomId)
  const now = Date.now()
  const { broadcastId } = await broadcasts.started(roomId, now)
  expect(await world.state(roomId)).toMatchObject({ isLive: true, startedAt: now })
  await broadcasts.ended(broadcastId, now + 5_000)
  await broadcasts.ended(broadcastId, now + 6_000)
  expect(await world.state(roomId)).toMatchObject({ isLive: false, startedAt: null })
  expect(events.map(({ state }) => state?.isLive)).toEqual([true, false])
})

test('a short interruption belongs to the broadcast, a long one does not', async () => {
  const { broadcasts } = world.module
  const { roomId } = await world.anchor()
  const now = Date.now()
  const { broadcastId } = await broadcasts.started(roomId, now)
  await broadcasts.ended(broadcastId, now + 10_000)
  expect((await broadcasts.started(roomId, now + 69_000)).broadcastId).toBe(broadcastId)
  expect((await world.state(roomId)).startedAt).toBe(now)
  await broadcasts.ended(broadcastId, now + 100_000)
  const next = await broadcasts.started(roomId, now + 161_000)
  expect(next.broadcastId).not.toBe(broadcastId)
})

test('a process that died is noticed by the time when it was last seen', async () => {
  const { broadcasts } = world.module
  const { roomId } = await world.anchor()
  const { broadcastId } = await broadcasts.started(roomId, Date.now() - 60_000)
  const events = world.follow(roomId)
  await ageBroadcasts(20)
  await broadcasts.seen(broadcastId, Date.now())
  await endUnseenBroadcasts(world.deps)
  expect(events).toEqual([])
  await ageBroadcasts(20)
  // Two processes notice it at the same time: one ends it.
  await Promise.all([endUnseenBroadcasts(world.deps), endUnseenBroadcasts(world.deps)])
  expect(events.map(({ state }) => state?.isLive)).toEqual([false])
  await broadcasts.seen(broadcastId, Date.now())
  expect((await world.state(roomId)).isLive).toBe(false)
})

test('two publishers that start at the same time are one broadcast', async () => {
  const { broadcasts } = world.module
  const { roomId } = await world.anchor()
  const now = Date.now()
  const started = await Promise.all([
    broadcasts.started(roomId, now),
    broadcasts.started(roomId, now),
  ])
  expect(new Set(started.map(({ broadcastId }) => broadcastId)).size).toBe(1)
})

test('a key opens its room until it is rotated, its anchor muted or the room closed', async () => {
  const { broadcasts } = world.module
  const { id, roomId } = await world.anchor()
  const rotate = async () =>
    (await world.call<{ streamKey: string }>('/api/anchor/key', { as: id, body: {} })).data
      .streamKey
  const first = await rotate()
  expect(Buffer.from(first, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(await broadcasts.roomOfKey(first)).toEqual({ roomId })
  const second = await rotate()
  expect(await broadcasts.roomOfKey(first)).toBeNull()
  expect(await broadcasts.roomOfKey(second)).toEqual({ roomId })
  for (const wrong of ['', 'x', `${second}a`, String(roomId)])
    expect(await broadcasts.roomOfKey(wrong)).toBeNull()
  const mute = { memberId: id, kind: 'mute', scope: 'product', nowMs: Date.now() } as const
  await imposeDirectly(world.db, mute)
  expect(await broadcasts.roomOfKey(second)).toBeNull()
  await sql`UPDATE sanctions SET ended_at = now()`.execute(world.db)
  const { rows } = await sql`SELECT * FROM rooms`.execute(world.db)
  expect(JSON.stringify(rows)).not.toContain(second)
  await broadcasts.started(roomId, Date.now())
  const closing = { roomId, isClosed: true, reason: '违规' }
  await world.staffCall('/rooms/v1/close', closing)
  expect(await broadcasts.roomOfKey(second)).toBeNull()
  await expect(broadcasts.started(roomId, Date.now())).rejects.toThrow()
  expect(world.stopped).toEqual([roomId, roomId, roomId])
  await world.staffCall('/rooms/v1/close', { ...closing, isClosed: false })
  expect(await world.state(roomId)).toMatchObject({ isLive: false })
  expect(await broadcasts.roomOfKey(second)).toBeNull()
})
