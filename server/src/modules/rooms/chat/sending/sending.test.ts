import type { RoomEvent } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { type Answer, type ChatWorld, openChat } from '../testing/chat-world'

let world: ChatWorld
beforeEach(async () => {
  world = await openChat({ nobleOf: async (ids) => new Map(ids.slice(0, 1).map((id) => [id, 3])) })
})
afterEach(() => world.close())

const saidIn = (events: RoomEvent[]) => events.flatMap(({ said = [] }) => said)
const textsOf = (events: RoomEvent[]) => saidIn(events).map(({ text }) => text)
const idsOf = (answers: Answer[]) => answers.flatMap(({ data }) => data?.id ?? [])
/** Bus messages arrive in a later microtask. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function crowd(size: number): Promise<string[]> {
  const members: string[] = []
  for (let n = 0; n < size; n++) members.push(await world.member())
  return members
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !isTrue(); await settled())
    if (Date.now() > end) throw new Error('not in time')
}

test('a crowd is stored whole, in order, and viewers get twenty a second at most', async () => {
  const events = world.follow(TOPIC.matchRoom(world.matchId))
  const members = await crowd(60)
  const answers = await Promise.all(members.map((member, n) => world.say(member, `第${n}句`)))
  expect(answers.map(({ code }) => code)).toEqual(members.map(() => 200))
  await until(() => events.some(({ leftOut }) => leftOut !== undefined))
  const shown = saidIn(events)
  const leftOut = events.reduce((sum, event) => sum + (event.leftOut ?? 0), 0)
  expect(shown.length).toBeLessThanOrEqual(20)
  expect(shown.length + leftOut).toBe(60)
  const ids = shown.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  expect(new Set(idsOf(answers)).size).toBe(60)
  const { messages, hasMore } = await world.welcome()
  expect([messages.length, hasMore]).toEqual([50, true])
}, 30_000)

test('two processes share the cap of a conversation, its order and its keys', async () => {
  const other = await world.beside()
  const events = world.follow(TOPIC.matchRoom(world.matchId))
  const members = await crowd(50)
  const say = (member: string, n: number, key: string) => {
    const payload = { matchId: world.matchId, text: `第${n}句`, key }
    return (n % 2 === 0 ? world : other).call(member, '/chat/msg', payload)
  }
  // Every message goes to both processes at once, as a client that lost the first answer.
  const answers = await Promise.all(
    members.flatMap((member, n) => [
      say(member, n, `key-${n}-00`),
      say(member, n + 1, `key-${n}-00`),
    ]),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
  expect(new Set(idsOf(answers)).size).toBe(50)
  const leftOut = () => events.reduce((sum, event) => sum + (event.leftOut ?? 0), 0)
  await until(() => saidIn(events).length + leftOut() === 50)
  const shown = saidIn(events)
  expect(shown.length).toBeLessThanOrEqual(20)
  const ids = shown.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  const { rows } = await sql`SELECT FROM room_messages`.execute(world.db)
  expect(rows).toHaveLength(50)
}, 30_000)

test('a room that shows a match shares its conversation; a message names its room', async () => {
  const [anchor, fan] = [await world.member(), await world.member()]
  const roomId = await world.room(anchor, world.matchId)
  const events = world.follow(TOPIC.matchRoom(world.matchId))
  const { data } = await world.say(anchor, '欢迎来到直播间', { roomId })
  expect(data).toMatchObject({ roomId, role: 2, noble: 3 })
  await world.say(fan, '从比赛页来的')
  expect(textsOf(events)).toEqual(['欢迎来到直播间', '从比赛页来的'])
  const [inRoom, inMatch] = [await world.welcome('', { roomId }), await world.welcome()]
  expect(inRoom).toMatchObject({ topic: TOPIC.matchRoom(world.matchId) })
  expect(inRoom.messages).toEqual(inMatch.messages)
  expect(inMatch.messages[0]).toMatchObject({ roomId, role: 2 })
  expect(inMatch.messages[1]).not.toHaveProperty('roomId')
  const { rows } = await sql`SELECT member_id::text AS id, messages FROM room_activity`.execute(
    world.db,
  )
  expect(rows).toEqual([{ id: anchor, messages: 1 }])
})

test('a room without a match has a conversation of its own', async () => {
  const anchor = await world.member()
  const roomId = await world.room(anchor)
  const events = world.follow(TOPIC.room(roomId))
  await world.say(anchor, '今天聊转会', { roomId })
  expect(textsOf(events)).toEqual(['今天聊转会'])
  expect(await world.welcome('', { roomId })).toMatchObject({ topic: TOPIC.room(roomId) })
  expect((await world.welcome()).messages).toEqual([])
})

test.each([
  [{}, 'request.invalid'],
  [{ matchId: 1, roomId: 10_001 }, 'request.invalid'],
  [{ roomId: 999_999 }, 'room.no_such_room'],
])('a conversation named by %j is rejected', async (where, reason) => {
  const one = await world.member()
  expect(await world.say(one, '你好', where)).toMatchObject({ reason })
  expect(await world.call(one, '/chat/welcome', where)).toMatchObject({ reason })
})

test('new members write every ten seconds, slow mode spares anchor and managers', async () => {
  const [anchor, fan, fresh] = [
    await world.member(),
    await world.member(),
    await world.member({ ageDays: 0.5 }),
  ]
  await world.say(fresh, '新来的')
  const tooFast = await world.say(fresh, '再说一句')
  expect(tooFast).toMatchObject({ reason: 'room.too_fast' })
  expect(tooFast.retryAfterMs).toBeGreaterThan(8_000)

  const roomId = await world.room(anchor)
  await sql`UPDATE rooms SET slow_seconds = 60`.execute(world.db)
  const here = { roomId }
  for (const member of [anchor, fan]) expect((await world.say(member, '一', here)).code).toBe(200)
  await sql`DELETE FROM rate_limits WHERE key NOT LIKE 'room/slow/%'`.execute(world.db)
  expect((await world.say(anchor, '二', here)).code).toBe(200)
  const slow = await world.say(fan, '二', here)
  expect(slow).toMatchObject({ reason: 'room.too_fast' })
  expect(slow.retryAfterMs).toBeGreaterThan(50_000)
  // Slow mode is of that room alone, and the message it stopped counted nowhere else.
  expect((await world.say(fan, '在比赛页说')).code).toBe(200)
})

test('a message that the pace stops takes no turn of slow mode', async () => {
  const [anchor, fan] = [await world.member(), await world.member()]
  const roomId = await world.room(anchor)
  await sql`UPDATE rooms SET slow_seconds = 60`.execute(world.db)
  await world.say(fan, '在比赛页说')
  expect(await world.say(fan, '太快', { roomId })).toMatchObject({ reason: 'room.too_fast' })
  await sql`DELETE FROM rate_limits WHERE key NOT LIKE 'room/slow/%'`.execute(world.db)
  expect((await world.say(fan, '慢一点', { roomId })).code).toBe(200)
})

test('gifts of a room take the place of messages', async () => {
  const anchor = await world.member()
  const roomId = await world.room(anchor, world.matchId)
  const member = { id: anchor, nickName: '甲', portrait: '', level: 1 }
  const entered = Array.from({ length: 18 }, () => ({ member, noble: 1 }))
  await sql`INSERT INTO topic_positions (topic, seq) VALUES (${TOPIC.room(roomId)}, 1)`.execute(
    world.db,
  )
  await sql`INSERT INTO topic_events (topic, seq, data, sent_at) VALUES (${TOPIC.room(roomId)}, 1,
    ${JSON.stringify({ serverAt: 0, entered })}::jsonb, clock_timestamp() + interval '5 seconds')
  `.execute(world.db)
  const events = world.follow(TOPIC.matchRoom(world.matchId))
  const members = await crowd(6)
  await Promise.all(members.map((one) => world.say(one, '好球')))
  await until(() => events.some(({ leftOut }) => leftOut !== undefined))
  expect(saidIn(events)).toHaveLength(2)
})

test('what a stopped database rejected is not stored; sent again it is said once', async () => {
  const one = await world.member()
  await sql`ALTER TABLE room_paces RENAME TO hidden`.execute(world.db)
  expect((await world.say(one, '加油', undefined, 'key-of-one')).code).not.toBe(200)
  await sql`ALTER TABLE hidden RENAME TO room_paces`.execute(world.db)
  expect((await world.welcome()).messages).toEqual([])
  // The try of the failed batch was not counted.
  const sent = [0, 1].map(() => world.say(one, '加油', undefined, 'key-of-one'))
  expect((await Promise.all(sent)).map(({ code }) => code)).toEqual([200, 200])
  expect((await world.welcome()).messages).toHaveLength(1)
})
