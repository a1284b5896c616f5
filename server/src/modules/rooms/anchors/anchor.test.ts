import type { OwnRoom, ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'

let world: RoomsWorld
beforeEach(async () => {
  world = await openRooms()
})
afterEach(() => world.close())

const change = (as: string, body: object) => world.call<OwnRoom>('/api/anchor/room', { as, body })
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600

test('an anchor changes the own room; viewers get the new state at once', async () => {
  const { id, roomId } = await world.anchor('旧')
  const matchId = await world.match()
  await world.module.broadcasts.started(roomId, Date.now())
  const events = world.follow(roomId)
  const { data } = await change(id, { title: ' 新  标题 ', notice: '今晚见', column: 2, matchId })
  expect(data).toMatchObject({
    roomId,
    title: '新 标题',
    notice: '今晚见',
    column: 2,
    matchId,
    isLive: true,
    hasKey: false,
    upcoming: [],
  })
  expect(data.rtmpUrl).toMatch(/^rtmp:\/\/[^/]+:1935\/live$/)
  expect(events).toMatchObject([{ state: { title: '新 标题', matchId, sport: 1, isLive: true } }])
  expect((await change(id, { matchId: null })).data).toMatchObject({ matchId: null, column: 2 })
})

test.each([
  [{ title: '加我微信 abc12345' }, 'room.text_unfit'],
  [{ notice: '看 www.example.com' }, 'room.text_unfit'],
  [{ title: '   ' }, 'request.invalid'],
  [{ matchId: 999_999 }, 'request.not_found'],
])('%j is rejected and changes nothing', async (body, reason) => {
  const { id, roomId } = await world.anchor('旧')
  const events = world.follow(roomId)
  expect(await change(id, body)).toMatchObject({ reason, data: null })
  expect((await world.call<OwnRoom>('/api/anchor/room', { as: id })).data.title).toBe('旧')
  expect(events).toEqual([])
})

test('a stranger has no room to read, change, key or announce for', async () => {
  const stranger = await world.member()
  const announced = { title: '预告', startsAt: inAnHour(), matchId: null }
  for (const [url, body] of [
    ['/api/anchor/room', undefined],
    ['/api/anchor/room', { title: 'x' }],
    ['/api/anchor/key', {}],
    ['/api/anchor/schedule', announced],
    ['/api/anchor/cancel', { broadcastId: 1 }],
  ] as const) {
    expect((await world.call(url, { as: stranger, body })).reason).toBe('room.not_anchor')
    expect((await world.call(url, { body })).reason).toBe('auth.no_token')
  }
})

test('an anchor announces broadcasts, within limits, and cancels only the own ones', async () => {
  const [one, other] = [await world.anchor(), await world.anchor()]
  const announce = (startsAt: number) =>
    world.call<ScheduledBroadcast>('/api/anchor/schedule', {
      as: one.id,
      body: { title: '德比', startsAt, matchId: null },
    })
  const { data } = await announce(inAnHour())
  expect(data).toMatchObject({ title: '德比', room: { id: one.roomId }, bookings: 0 })
  expect((await announce(inAnHour() - 7_200)).reason).toBe('request.invalid')
  expect((await announce(inAnHour() + 90 * 86_400)).reason).toBe('request.invalid')
  const cancel = (as: string) =>
    world.call('/api/anchor/cancel', { as, body: { broadcastId: data.id } })
  expect((await cancel(other.id)).reason).toBe('room.no_such_broadcast')
  expect((await cancel(one.id)).code).toBe(200)
  expect((await cancel(one.id)).reason).toBe('room.no_such_broadcast')
})

test('the staff makes a member an anchor once; no one else may', async () => {
  const memberId = await world.member()
  const body = { memberId, title: '新主播', column: 0 }
  const made = await world.staffCall<{ roomId: number }>('/rooms/v1/anchors', body)
  expect(await world.staffCall('/rooms/v1/anchors', body)).toEqual(made)
  expect((await world.call<OwnRoom>('/api/anchor/room', { as: memberId })).data).toMatchObject({
    roomId: made.data.roomId,
    column: 3,
  })
  const unknown = { ...body, memberId: '1' }
  expect((await world.staffCall('/rooms/v1/anchors', unknown)).reason).toBe('request.not_found')
  const outside = await world.call('/rooms/v1/anchors', { as: memberId, body })
  expect(outside.reason).toBe('request.not_found')
})

test('the staff gets a key to publish with; the old key ends with its publisher', async () => {
  const { roomId } = await world.anchor()
  const newKey = () =>
    world.staffCall<{ streamKey: string; rtmpUrl: string }>('/rooms/v1/key', { roomId })
  const { data: first } = await newKey()
  expect(first.rtmpUrl).toBe('rtmp://127.0.0.1:1935/live')
  expect(await world.module.broadcasts.roomOfKey(first.streamKey)).toEqual({ roomId })
  const { data: second } = await newKey()
  expect(await world.module.broadcasts.roomOfKey(first.streamKey)).toBeNull()
  expect(await world.module.broadcasts.roomOfKey(second.streamKey)).toEqual({ roomId })
  expect(world.stopped).toEqual([roomId, roomId])
  const unknown = await world.staffCall('/rooms/v1/key', { roomId: 999 })
  expect(unknown.reason).toBe('room.no_such_room')
  await world.staffCall('/rooms/v1/close', { roomId, isClosed: true, reason: '违规' })
  expect((await newKey()).reason).toBe('room.closed')
})
