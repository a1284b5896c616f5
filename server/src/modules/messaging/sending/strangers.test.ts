import { sql } from 'kysely'
import { imposeDirectly } from '../../governance/testing'
import { type MessagingWorld, openMessaging } from '../testing'

let world: MessagingWorld
beforeAll(async () => {
  world = await openMessaging()
})
afterAll(() => world.close())

test('a stranger writes three messages without contacts until there is an answer', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const id = await world.open(one, other)
  expect((await world.say(one, id, '加我微信 wxid12345')).reason).toBe('message.text_unfit')
  const card = { kind: 'member' as const, id: one, title: '我' }
  expect((await world.send(one, id, { kind: 'card', card })).reason).toBe('message.not_friends')
  const answers = await Promise.all(
    ['一', '二', '三', '四'].map((text) => world.say(one, id, text)),
  )
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([
    200,
    200,
    200,
    'message.not_friends',
  ])
  expect((await world.say(other, id, '你好')).code).toBe(200)
  expect((await world.say(one, id, '加我微信 wxid12345')).code).toBe(200)
})

test('a member may be open to friends alone, and a new account waits a day', async () => {
  const [one, other, young] = [
    await world.member(),
    await world.member(),
    await world.member({ ageDays: 0.5 }),
  ]
  expect((await world.say(young, await world.open(young, other), '你好')).reason).toBe(
    'message.young_account',
  )
  await sql`INSERT INTO settings (account_id, key, value, at)
    VALUES (${other}, 'strangerMessages', 'false', now())`.execute(world.db)
  const id = await world.open(one, other)
  expect((await world.say(one, id, '你好')).reason).toBe('message.not_friends')
  world.befriend(one, other)
  expect((await world.say(one, id, '你好')).code).toBe(200)
})

test('a member in teen mode and a stranger begin no conversation', async () => {
  const [young, stranger] = [await world.member(), await world.member()]
  await sql`INSERT INTO settings (account_id, key, value, at)
    VALUES (${young}, 'teenMode', 'true', now())`.execute(world.db)
  const id = await world.open(young, stranger)
  expect((await world.say(young, id, '你好')).reason).toBe('message.not_friends')
  expect((await world.say(stranger, id, '你好')).reason).toBe('message.not_friends')
  world.befriend(young, stranger)
  expect((await world.say(stranger, id, '你好')).code).toBe(200)
  expect((await world.say(young, id, '你好')).code).toBe(200)
})

test('nothing is sent between members of whom one blocks the other', async () => {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  await world.say(one, id, '一')
  await world.call(other, '/user/block', { memberId: one, isOn: true })
  expect((await world.say(one, id, '二')).reason).toBe('relation.blocked')
  expect((await world.say(other, id, '三')).reason).toBe('relation.blocked')
  expect(await world.one(one, id)).toMatchObject({ mayWrite: false, lastSeq: 1 })
  const third = await world.member()
  await world.call(third, '/user/block', { memberId: one, isOn: true })
  const opened = await world.call(one, '/imapi/chat/open', { memberId: third })
  expect(opened.reason).toBe('relation.blocked')
})

test('a member who is muted in private messages reads them, and writes to no one', async () => {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  const mute = { memberId: one, kind: 'mute', scope: 'conversation' } as const
  await imposeDirectly(world.db, { ...mute, nowMs: world.clock.now() })
  expect((await world.say(one, id, '今晚看球吗')).reason).toBe('account.muted')
  expect((await world.say(other, id, '怎么不说话')).code).toBe(200)
  expect(await world.one(one, id)).toMatchObject({ mayWrite: false, lastSeq: 1, unread: 1 })
  expect(await world.one(other, id)).toMatchObject({ mayWrite: true })
  world.clock.nowMs += 86_400_001
  expect((await world.say(one, id, '我回来了')).code).toBe(200)
})

test('no one opens a conversation with themselves or a member who does not exist', async () => {
  const one = await world.member()
  for (const memberId of [one, `0${one}`, '99999999', '0'])
    expect((await world.call(one, '/imapi/chat/open', { memberId })).reason).toBe(
      'profile.no_such_member',
    )
})

test('two members who open it at once get one conversation', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? world.open(one, other) : world.open(other, one),
    ),
  )
  expect(new Set(ids).size).toBe(1)
})
