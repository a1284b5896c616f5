import { type MessagingWorld, openMessaging } from '../testing'

let world: MessagingWorld
let one: string
let other: string
let id: string
beforeAll(async () => {
  world = await openMessaging()
})
afterAll(() => world.close())
beforeEach(async () => {
  one = await world.member()
  other = await world.member()
  world.befriend(one, other)
  id = await world.open(one, other)
})

const recall = (member: string, seq: number, conversation = id) =>
  world.call(member, '/imapi/chat/recall', { id: conversation, seq })

test('a recalled message is empty for all readers, in quotes too', async () => {
  await world.say(one, id, '说错了')
  await world.say(other, id, '什么', { replyTo: 1 })
  const events = world.follow(`conv/${id}`)
  expect((await recall(one, 1)).code).toBe(200)
  expect((await recall(one, 1)).code).toBe(200)
  const log = await world.log(other, id)
  expect(log).toMatchObject([
    { seq: 1, body: { kind: 'recalled' } },
    { seq: 2, quote: { seq: 1, senderId: one, excerpt: '' } },
    { seq: 3, body: { kind: 'recall', seq: 1 }, clientMsgId: null },
  ])
  expect(events).toMatchObject([{ seq: 3, data: { entry: log[2] } }])
  expect(JSON.stringify([log, await world.list(other)])).not.toContain('说错')
  // A list shows the last message: the recall is none of its own.
  expect(await world.one(other, id)).toMatchObject({ lastSeq: 3, unread: 1, last: { seq: 2 } })
})

test('only the sender recalls in a private conversation, and within two minutes', async () => {
  await world.say(one, id, '一')
  expect((await recall(other, 1)).reason).toBe('message.no_such_message')
  expect((await recall(one, 2)).reason).toBe('message.no_such_message')
  world.clock.nowMs += 150_000
  expect((await recall(one, 1)).reason).toBe('message.recall_over')
})

test('managers of a group recall what those below them wrote, at any time', async () => {
  const [third, boss] = [await world.member(), await world.member()]
  const group = await world.group([boss, one, other])
  await world.say(one, group, '广告')
  await world.say(boss, group, '公告')
  world.clock.nowMs += 3_600_000
  expect((await recall(other, 1, group)).reason).toBe('group.not_manager')
  expect((await recall(third, 1, group)).reason).toBe('message.no_such_message')
  expect((await recall(boss, 1, group)).code).toBe(200)
  for (const reader of [one, other, boss])
    expect((await world.log(reader, group))[0]?.body).toEqual({ kind: 'recalled', by: boss })
  const { members } = await world.range(other, group, {})
  expect(members.map(({ id: memberId }) => memberId)).toContain(boss)
  await world.say(one, group, '说错了')
  expect((await recall(one, 4, group)).code).toBe(200)
  expect((await world.log(other, group))[3]?.body).toEqual({ kind: 'recalled' })
})

test('a recalled mention names no one', async () => {
  const group = await world.group([one, other])
  await world.send(one, group, { kind: 'text', text: '@全体', mentionsAll: true })
  expect((await world.one(other, group)).mentionSeq).toBe(1)
  expect((await world.one(one, group)).mentionSeq).toBe(0)
  await recall(one, 1, group)
  expect((await world.one(other, group)).mentionSeq).toBe(0)
})

test('32 recalls at once are one', async () => {
  await world.say(one, id, '一')
  await Promise.all(Array.from({ length: 32 }, () => recall(one, 1)))
  expect((await world.log(one, id)).map(({ body }) => body.kind)).toEqual(['recalled', 'recall'])
})
