import type { ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'
import { sendStartNotices } from './start-notices.service'

let world: RoomsWorld
let anchor: { id: string; roomId: number }
let announced: ScheduledBroadcast
beforeEach(async () => {
  world = await openRooms()
  anchor = await world.anchor()
  const startsAt = Math.floor(Date.now() / 1_000) + 3_600
  const body = { title: '德比', startsAt, matchId: null }
  const { data } = await world.call<ScheduledBroadcast>('/api/anchor/schedule', {
    as: anchor.id,
    body,
  })
  announced = data
})
afterEach(() => world.close())

const book = (as: string | undefined, isOn = true, broadcastId = announced.id) =>
  world.call<{ isBooked: boolean; bookings: number }>('/api/room/book', {
    as,
    body: { broadcastId, isOn },
  })
const send = () => sendStartNotices(world.deps, new AbortController().signal)
const startsNow = () =>
  sql`UPDATE announced_broadcasts SET starts_at = now() - interval '1 s'`.execute(world.db)
const noticesOf = async (memberId: string) => {
  const { rows } = await sql<{ template: string; data: object; link: string }>`
    SELECT template, data, link FROM notices WHERE account_id = ${memberId}`.execute(world.db)
  return rows
}

test('a member books and takes it back; twice is once', async () => {
  const fan = await world.member()
  expect((await book(fan)).data).toEqual({ isBooked: true, bookings: 1 })
  expect((await book(fan)).data).toEqual({ isBooked: true, bookings: 1 })
  const upcoming = async (as?: string) =>
    (await world.call<{ upcoming: ScheduledBroadcast[] }>('/api/room/list', { as })).data.upcoming
  expect(await upcoming(fan)).toMatchObject([{ id: announced.id, isBooked: true, bookings: 1 }])
  expect(await upcoming()).toMatchObject([{ isBooked: false, bookings: 1 }])
  expect((await book(fan, false)).data).toEqual({ isBooked: false, bookings: 0 })
  expect((await book(undefined)).reason).toBe('auth.no_token')
  expect((await book(fan, true, 999)).reason).toBe('room.no_such_broadcast')
})

test('what has started, is cancelled or belongs to a closed room is not booked', async () => {
  const fan = await world.member()
  const closing = { roomId: anchor.roomId, isClosed: true, reason: '' }
  await world.staffCall('/rooms/v1/close', closing)
  expect((await book(fan)).reason).toBe('room.no_such_broadcast')
  await world.staffCall('/rooms/v1/close', { ...closing, isClosed: false })
  const cancelling = { broadcastId: announced.id }
  await world.call('/api/anchor/cancel', { as: anchor.id, body: cancelling })
  expect((await book(fan)).reason).toBe('room.no_such_broadcast')
  await sql`UPDATE announced_broadcasts SET cancelled_at = NULL`.execute(world.db)
  await startsNow()
  expect((await book(fan)).reason).toBe('room.no_such_broadcast')
})

test('who booked gets one notice when it is on air, however often the job runs', async () => {
  const [fan, other] = [await world.member(), await world.member()]
  await book(fan)
  await startsNow()
  await send()
  expect(await noticesOf(fan)).toEqual([])
  await world.module.broadcasts.started(anchor.roomId, Date.now())
  await Promise.all([send(), send()])
  await send()
  expect(await noticesOf(fan)).toEqual([
    {
      template: 'rooms.broadcast_started',
      data: { anchor: `球友${anchor.id}`, title: '德比' },
      link: `/vlive/detail/${anchor.roomId}`,
    },
  ])
  expect(await noticesOf(other)).toEqual([])
})

test('a broadcast long before or after the announced time is another one', async () => {
  const fan = await world.member()
  await book(fan)
  await world.module.broadcasts.started(anchor.roomId, Date.now())
  await send()
  expect(await noticesOf(fan)).toEqual([])
  await sql`UPDATE announced_broadcasts SET starts_at = now() - interval '2 hours'`.execute(
    world.db,
  )
  await send()
  expect(await noticesOf(fan)).toEqual([])
})

test('bookings and activity are exported and erased with the member', async () => {
  const fan = await world.member()
  await book(fan)
  expect(await world.module.part.export(world.db, fan)).toMatchObject({
    bookings: [{ announcedId: announced.id }],
  })
  await world.db.transaction().execute((trx) => world.module.part.erase(trx, fan, () => undefined))
  expect(await world.module.part.export(world.db, fan)).toMatchObject({ bookings: [] })
})
