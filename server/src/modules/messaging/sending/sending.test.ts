import { type MessagingWorld, newClientMsgId, openMessaging } from '../testing'

let world: MessagingWorld
beforeAll(async () => {
  world = await openMessaging()
})
afterAll(() => world.close())

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

test('50 resends one after the other and 64 at once store one message', async () => {
  const { one, other, id } = await twoFriends()
  await world.say(other, id, '之前')
  const beside = world.callsOf(await world.beside())
  const clientMsgId = newClientMsgId()
  const racing = Array.from({ length: 64 }, (_, n) =>
    (n % 2 === 0 ? world : beside).say(one, id, `第 ${n} 次`, { clientMsgId }),
  )
  const [first, ...others] = await Promise.all(racing)
  expect(first?.data.seq).toBe(2)
  for (const answer of others) expect(answer).toEqual(first)
  for (let n = 0; n < 50; n++)
    expect(await world.say(one, id, `再 ${n}`, { clientMsgId })).toEqual(first)
  expect(await world.log(other, id)).toHaveLength(2)
})

test('64 senders of two processes number 5 120 messages without a gap for all', async () => {
  const members = await Promise.all(Array.from({ length: 64 }, () => world.member()))
  const id = await world.group(members)
  const beside = world.callsOf(await world.beside())
  await Promise.all(
    members.map(async (member, place) => {
      const { say } = place % 2 === 0 ? world : beside
      for (let n = 0; n < 80; ) {
        const { code, reason } = await say(member, id, `句子 ${n} 来自 ${place}`)
        if (code === 200) n += 1
        else if (reason !== 'message.too_fast') throw new Error(reason)
      }
    }),
  )
  const log = await world.log(members[0] ?? '', id)
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 5_120 }, (_, n) => n + 1))
  // Each sender's messages stand in the order in which they were sent.
  for (const [place, member] of members.entries()) {
    const own = log.filter(({ senderId }) => senderId === member)
    expect(own.map(({ body }) => body)).toEqual(
      Array.from({ length: 80 }, (_, n) => ({ kind: 'text', text: `句子 ${n} 来自 ${place}` })),
    )
  }
  expect(await beside.log(members[1] ?? '', id)).toEqual(log)
}, 300_000)

test('a clock that jumps an hour either way changes no order', async () => {
  const { one, other, id } = await twoFriends()
  for (const jumpMs of [0, 3_600_000, -7_200_000, 3_600_000, -60_000]) {
    world.clock.nowMs += jumpMs
    await world.say(one, id, `${jumpMs}`)
  }
  expect((await world.log(other, id)).map(({ seq, body }) => [seq, body])).toEqual(
    ['0', '3600000', '-7200000', '3600000', '-60000'].map((text, n) => [
      n + 1,
      { kind: 'text', text },
    ]),
  )
  expect((await world.one(other, id)).unread).toBe(5)
})

test('a sender of more than 20 messages a second waits, others do not', async () => {
  const { one, other, id } = await twoFriends()
  await world.say(other, id, '好')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => world.say(one, id, `${n}`)),
  )
  const stored = answers.filter(({ code }) => code === 200)
  expect(stored).toHaveLength(20)
  for (const { reason, retryAfterMs = 0 } of answers.filter(({ code }) => code !== 200)) {
    expect(reason).toBe('message.too_fast')
    expect(retryAfterMs).toBeGreaterThan(0)
    expect(retryAfterMs).toBeLessThanOrEqual(1_000)
  }
  expect((await world.say(other, id, '我可以')).code).toBe(200)
  expect((await world.log(one, id)).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 22 }, (_, n) => n + 1),
  )
})

test('a text has 1 to 5 000 characters and nothing that the lists reject', async () => {
  const { one, id } = await twoFriends()
  expect((await world.say(one, id, '球'.repeat(5_000))).code).toBe(200)
  expect((await world.say(one, id, '👨‍👩‍👧'.repeat(2_000))).code).toBe(200)
  for (const text of ['球'.repeat(5_001), ' \n\u200b ', '\u0301'])
    expect((await world.say(one, id, text)).reason).toBe('message.text_length')
  expect((await world.say(one, id, '出售代开发票')).reason).toBe('message.text_unfit')
  expect((await world.say(one, id, '我的微信 wxid12345 加我')).code).toBe(200)
})
