import { sql } from 'kysely'
import { until } from '../../../testing/until'
import { NOW, openGiftsWorld } from '../testing'

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

const send = async (member: string, roomId: number, given: object = {}) =>
  (
    await world.call(member, '/api/gift/send', {
      roomId,
      giftId: 2,
      count: 1,
      from: 'coins',
      key: world.key(),
      ...given,
    })
  ).data

test('sends of the same gift within five seconds grow one combo', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  const first = await send(fan, roomId)
  world.clock.nowMs += 5_000
  expect(await send(fan, roomId, { count: 2 })).toMatchObject({ comboId: first.comboId, count: 3 })
  world.clock.nowMs += 5_001
  const next = await send(fan, roomId)
  expect(next.count).toBe(1)
  expect(next.comboId).not.toBe(first.comboId)
})

test('a send that names its combo may be slower, one of another combo not', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  const { comboId } = await send(fan, roomId)
  world.clock.nowMs += 9_000
  expect(await send(fan, roomId, { comboId })).toMatchObject({ comboId, count: 2 })
  world.clock.nowMs += 9_000
  expect(await send(fan, roomId, { comboId: '1' })).toMatchObject({ count: 1 })
})

test('another gift, room, member or source begins its own combo', async () => {
  const [one, other] = [await world.room(), await world.room()]
  const [fan, neighbour] = [await world.member(1_000), await world.member(1_000)]
  await sql`INSERT INTO gift_bag (account_id, gift_id, expires_at, count)
    VALUES (${fan}, 2, ${new Date(NOW + 60_000)}, 1)`.execute(world.db)
  const sent = [
    await send(fan, one.roomId),
    await send(fan, one.roomId, { giftId: 3 }),
    await send(fan, other.roomId),
    await send(neighbour, one.roomId),
    await send(fan, one.roomId, { from: 'bag' }),
  ]
  expect(sent.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
  expect(new Set(sent.map(({ comboId }) => comboId)).size).toBe(5)
})

test('a clock that moved back begins a new combo', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  await send(fan, roomId)
  world.clock.nowMs -= 3_600_000
  expect((await send(fan, roomId)).count).toBe(1)
})

test('66 sends of three devices at once are one event that ends at ×66', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(66)]
  const room = world.events(roomId)
  const answers = await Promise.all(Array.from({ length: 66 }, () => send(fan, roomId)))
  const counts = answers.map(({ count }) => count).sort((one, other) => one - other)
  expect(counts).toEqual(Array.from({ length: 66 }, (_, at) => at + 1))
  await until(() => room.gifts().at(-1)?.count === 66)
  room.end()
  expect(new Set(room.gifts().map(({ comboId }) => comboId)).size).toBe(1)
  const shown = room.gifts().map(({ count }) => count)
  expect(shown).toEqual([...shown].sort((one, other) => one - other))
  expect(room.gifts().at(-1)).toMatchObject({
    name: '比心',
    icon: 'heart',
    coins: 1,
    isLarge: false,
    from: { id: fan, nickName: `球迷${fan}` },
    noble: 0,
  })
})
