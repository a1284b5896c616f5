import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { runJobs } from '../../../testing/run-jobs'
import { type ChatWorld, NOW, openChat } from './testing/chat-world'

let world: ChatWorld
let events: ReturnType<ChatWorld['follow']>
beforeEach(async () => {
  world = await openChat()
  events = world.follow(TOPIC.matchRoom(world.matchId))
})
afterEach(() => world.close())

const textsOf = ({ messages }: { messages: RoomMessage[] }) => messages.map(({ text }) => text)

test('a visitor reads what members say, in order, and where to follow it from', async () => {
  const [one, other] = [await world.member(), await world.member()]
  expect((await world.say(one, '  好球！  ')).data).toMatchObject({
    text: '好球！',
    at: NOW / 1_000,
    author: { id: one, nickName: `球友${one}`, portrait: '', level: 1 },
  })
  await world.say(other, '\u202e<b>绝杀</b>\u200b')
  const welcome = await world.welcome()
  expect(textsOf(welcome)).toEqual(['好球！', '<b>绝杀</b>'])
  expect(welcome).toMatchObject({ seq: 2, hasMore: false, mutedUntil: null })
  expect(events.flatMap(({ said = [] }) => said)).toEqual(welcome.messages)
  const { data } = await world.call('', '/chat/notice', { matchId: world.matchId })
  expect(data.notices[0]).toContain('文明')
})

test('the same key is said once, also when it is sent twice at the same time', async () => {
  const one = await world.member()
  const sent = () => world.say(one, '加油', undefined, 'the-same-key')
  const answers = await Promise.all([sent(), sent()])
  world.pass(5_000)
  const again = await sent()
  const ids = [...answers, again].flatMap(({ data }) => data?.id ?? [])
  expect(new Set(ids).size).toBe(1)
  expect(textsOf(await world.welcome())).toEqual(['加油'])
  expect(events).toHaveLength(1)
})

test.each([
  ['  ', 'room.text_length'],
  ['啊'.repeat(61), 'room.text_length'],
  ['加我微信 abc12345', 'room.text_unfit'],
  ['看这里 www.example.com', 'room.text_unfit'],
])('%j is rejected and changes nothing', async (text, reason) => {
  expect(await world.say(await world.member(), text)).toMatchObject({ reason, data: null })
  expect(events).toEqual([])
})

test('sixty characters are counted as a reader counts them', async () => {
  expect(await world.say(await world.member(), '👍🏽'.repeat(60))).toMatchObject({ code: 200 })
})

test('a member writes every two seconds; a visitor not at all', async () => {
  const one = await world.member()
  await world.say(one, '一')
  expect(await world.say(one, '二')).toMatchObject({ reason: 'room.too_fast' })
  expect((await world.say(one, '二')).retryAfterMs).toBeGreaterThan(0)
  expect(await world.say('', '三')).toMatchObject({ reason: 'auth.no_token' })
  expect(await world.say('someone', '三')).toMatchObject({ reason: 'auth.no_token' })
})

test('older messages come page by page', async () => {
  const one = await world.member()
  await sql`INSERT INTO room_messages (match_id, author_id, key, text, at)
    SELECT ${world.matchId}, ${one}, 'k' || n, 't' || n, now()
    FROM generate_series(1, 120) AS n`.execute(world.db)
  const { messages, hasMore } = await world.welcome()
  expect([messages[0]?.text, messages.length, hasMore]).toEqual(['t71', 50, true])
  const page = { matchId: world.matchId, before: messages[0]?.id }
  const { data } = await world.call('', '/chat/page', page)
  expect([data.messages[0].text, data.messages.length, data.hasMore]).toEqual(['t21', 50, true])
  const last = { matchId: world.matchId, before: data.messages[0].id }
  expect((await world.call('', '/chat/page', last)).data).toMatchObject({ hasMore: false })
})

test('the staff removes a message from open pages and mutes its author', async () => {
  const one = await world.member()
  const { data } = await world.say(one, '骂人的话')
  expect((await world.staffCall('/rooms/v1/remove', { id: data.id })).data).toEqual({
    isRemoved: true,
  })
  expect((await world.staffCall('/rooms/v1/remove', { id: data.id })).data).toEqual({
    isRemoved: false,
  })
  expect(events.at(-1)).toEqual({ serverAt: NOW, removed: [data.id] })
  expect((await world.welcome()).messages).toEqual([])
  const mute = { memberId: one, kind: 'mute', scope: 'room', place: null, reason: '辱骂' }
  const until = NOW / 1_000 + 600
  const imposed = await world.staffCall('/sanctions/v1/impose', { ...mute, minutes: 10 })
  expect(imposed.data).toEqual({ id: expect.any(String), until })
  world.pass(5_000)
  expect(await world.say(one, '我还要说')).toMatchObject({ reason: 'room.muted' })
  expect((await world.welcome(one)).mutedUntil).toBe(until)
  expect((await world.welcome()).mutedUntil).toBeNull()
  await world.staffCall('/sanctions/v1/lift', { id: imposed.data.id })
  expect((await world.say(one, '我知道了')).reason).not.toBe('room.muted')
})

test('a room exists for a match alone', async () => {
  const unknown = { matchId: 999_999 }
  for (const url of ['/chat/welcome', '/chat/notice'])
    expect(await world.call('', url, unknown)).toMatchObject({ reason: 'room.no_such_room' })
  const mayFollow = (id: string) => world.module.topics?.[0]?.mayFollow(null, { id })
  expect(await mayFollow(`m${world.matchId}`)).toBe(true)
  for (const id of ['m999999', 'm0', `m0${world.matchId}`, String(world.matchId), 'mx', ''])
    expect(await mayFollow(id)).toBe(false)
})

test('what was said in a room that the staff closed is read by no one', async () => {
  const anchor = await world.member()
  const roomId = await world.room(anchor)
  const { data } = await world.say(await world.member(), '好球', { roomId })
  const mayFollow = () => world.module.topics?.[0]?.mayFollow(null, { id: `r${roomId}` })
  expect(await mayFollow()).toBe(true)
  await sql`UPDATE rooms SET closed_reason = '违规' WHERE id = ${roomId}`.execute(world.db)
  expect(await mayFollow()).toBe(false)
  const page = { roomId, before: data.id + 1 }
  for (const caller of ['', anchor]) {
    for (const [url, body] of [
      ['/chat/welcome', { roomId }],
      ['/chat/notice', { roomId }],
      ['/chat/page', page],
    ] as const)
      expect([url, await world.call(caller, url, body)]).toMatchObject([
        url,
        { reason: 'room.closed', data: null },
      ])
  }
})

test('an erased member leaves nothing; old messages go', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await world.say(one, '再见')
  await world.say(other, '你好')
  expect(await world.module.part.export(world.db, one)).toMatchObject({
    messages: [{ text: '再见' }],
  })
  await world.db.transaction().execute((trx) => world.module.part.erase(trx, one, () => undefined))
  expect(textsOf(await world.welcome())).toEqual(['你好'])
  world.pass(31 * 86_400_000)
  await runJobs(world.module)
  expect(textsOf(await world.welcome())).toEqual([])
})
