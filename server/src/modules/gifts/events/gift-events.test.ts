import { sql } from 'kysely'
import { createLog } from '../../../platform/log'
import { until } from '../../../testing/until'
import { openGiftsWorld } from '../testing'
import { createGiftEvents } from './gift-events.service'

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
afterAll(() => world.close())

const send = (member: string, roomId: number, giftId: number) =>
  world.call(member, '/api/gift/send', {
    roomId,
    giftId,
    count: 1,
    from: 'coins',
    key: world.key(),
  })

const pendingOf = async (roomId: number) => {
  const { rows } = await sql`SELECT FROM gift_combos
    WHERE room_id = ${roomId} AND is_pending`.execute(world.db)
  return rows.length
}

test('a room gets at most five events a second, each with ten gifts at most', async () => {
  const { roomId } = await world.room()
  const fans = await Promise.all(Array.from({ length: 35 }, () => world.member(10)))
  const room = world.events(roomId)
  await Promise.all(fans.map((fan) => send(fan, roomId, 2)))
  await until(() => room.gifts().length === 35)
  room.end()
  for (const { gifts = [] } of room.events) expect(gifts.length).toBeLessThanOrEqual(10)
  const times = room.events.map(({ receivedAt }) => receivedAt)
  // The pause is between the transactions; an event may arrive some milliseconds later than it.
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  expect(span).toBeGreaterThan(pauses.length * 200 - 50)
  expect(new Set(room.gifts().map(({ comboId }) => comboId)).size).toBe(35)
})

test('large and precious gifts come first', async () => {
  const { roomId } = await world.room()
  const fans = await Promise.all(Array.from({ length: 12 }, () => world.member(600)))
  const room = world.events(roomId)
  const at = new Date(world.clock.nowMs)
  for (const [place, fan] of fans.entries())
    await sql`INSERT INTO gift_combos
      (room_id, member_id, gift_id, source, id, count, at, is_pending)
      VALUES (${roomId}, ${fan}, ${place === 11 ? 10 : 2}, 'coins', nextval('gift_combo_ids'),
        ${place + 1}, ${at}, true)`.execute(world.db)
  await send(fans[0] ?? '', roomId, 3)
  await until(() => room.gifts().length === 13)
  room.end()
  const first = room.events[0]?.gifts ?? []
  expect(first).toContainEqual(expect.objectContaining({ giftId: 10, isLarge: true }))
  expect(first.every(({ count }) => count >= 2)).toBe(true)
})

test('what a killed process left is sent by the next one, unless it is old', async () => {
  const [fresh, old, fan] = [await world.room(), await world.room(), await world.member()]
  for (const [{ roomId }, ageMs] of [
    [fresh, 2_000],
    [old, 60_000],
  ] as const)
    await sql`INSERT INTO gift_combos
      (room_id, member_id, gift_id, source, id, count, at, is_pending)
      VALUES (${roomId}, ${fan}, 2, 'coins', nextval('gift_combo_ids'), 5,
        ${new Date(world.clock.nowMs - ageMs)}, true)`.execute(world.db)
  const rooms = [world.events(fresh.roomId), world.events(old.roomId)]
  const running = new AbortController()
  const { db, clock } = world
  const next = createGiftEvents({
    db,
    clock,
    log: createLog('silent'),
    topics: world.board.topics,
    nobleOf: async () => new Map([[fan, 4]]),
  })
  await next.start(running.signal)
  await until(async () => (await pendingOf(fresh.roomId)) + (await pendingOf(old.roomId)) === 0)
  await until(() => rooms[0]?.gifts().length === 1)
  running.abort()
  expect(rooms[0]?.gifts()).toMatchObject([{ count: 5, noble: 4 }])
  expect(rooms[1]?.gifts()).toEqual([])
})

test('two processes share the five events of a room', async () => {
  const { roomId } = await world.room()
  const running = new AbortController()
  const { db, clock } = world
  const other = createGiftEvents({
    db,
    clock,
    log: createLog('silent'),
    topics: world.board.topics,
    nobleOf: async () => new Map(),
  })
  await other.start(running.signal)
  const fan = await world.member(100)
  const room = world.events(roomId)
  const startedAt = performance.now()
  for (let count = 0; count < 40; count++) {
    await send(fan, roomId, 2)
    other.changed(roomId)
  }
  await until(() => room.gifts().at(-1)?.count === 40)
  const seconds = (performance.now() - startedAt) / 1_000
  running.abort()
  room.end()
  expect(room.events.length).toBeLessThanOrEqual(seconds * 5 + 2)
})
