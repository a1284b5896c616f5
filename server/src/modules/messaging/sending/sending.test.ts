import { type MessagingWorld, newClientMsgId, openMessaging } from '../testing'

let world: MessagingWorld
beforeEach(async () => {
  world = await openMessaging()
})
afterEach(() => world.close())

async function twoFriends() {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  return { one, other, id: await world.open(one, other) }
}

test('friends write to each other; both lists and logs show it', async () => {
  const { one, other, id } = await twoFriends()
  expect(await world.list(one)).toEqual([])
  const events = world.follow(`conv/${id}`)
  const signals = world.follow(`user/${other}`)
  const { code, data } = await world.say(one, id, '  今晚看球吗\r\n老地方  ')
  expect(code).toBe(200)
  expect(data).toMatchObject({ seq: 1, senderId: one, body: { text: '  今晚看球吗\n老地方' } })
  expect(await world.open(other, one)).toBe(id)
  await world.say(other, id, '看')
  const log = await world.log(one, id)
  expect(log.map(({ seq, senderId }) => [seq, senderId])).toEqual([
    [1, one],
    [2, other],
  ])
  expect(log[0]).toEqual(data)
  const [listed] = await world.list(other)
  expect(listed).toMatchObject({ id, kind: 'private', peer: { id: one }, unread: 1, lastSeq: 2 })
  expect(listed?.last).toEqual(log[1])
  const { epoch } = await world.range(one, id)
  expect(events).toEqual(
    log.map((entry) => ({ topic: `conv/${id}`, epoch, seq: entry.seq, data: { entry } })),
  )
  expect(signals[0]).toEqual({
    topic: `user/${other}`,
    signal: { code: 10000, data: { id, entry: log[0], isMention: false } },
  })
})

test('a group numbers what members write, mentions and quotes', async () => {
  const [boss, one, other, gone] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  const id = await world.group([boss, one, other])
  await world.say(one, id, '第一')
  const mentions = [other, gone]
  const body = { kind: 'text' as const, text: '@他 看', mentions }
  const { data } = await world.send(boss, id, body, { replyTo: 1 })
  expect(data).toMatchObject({
    seq: 2,
    body: { text: '@他 看', mentions: [other] },
    quote: { seq: 1, senderId: one, excerpt: '第一' },
  })
  expect(await world.one(other, id)).toMatchObject({
    kind: 'group',
    group: { name: '球迷群', members: 3 },
    unread: 2,
    mentionSeq: 2,
    lastSeq: 2,
  })
  expect(await world.one(one, id)).toMatchObject({ unread: 1, mentionSeq: 0 })
  expect((await world.say(gone, id, '我呢')).reason).toBe('message.no_such_conversation')
})

test('a message sent again is stored once, whatever its body', async () => {
  const { one, id } = await twoFriends()
  const clientMsgId = newClientMsgId()
  const first = await world.say(one, id, '一次', { clientMsgId })
  const again = await world.say(one, id, '两次', { clientMsgId })
  expect(again.data).toEqual(first.data)
  expect(await world.log(one, id)).toHaveLength(1)
})
