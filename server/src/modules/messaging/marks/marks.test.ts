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

const read = async (member: string, seq: number) =>
  (await world.call(member, '/imapi/chat/read', { id, seq })).data

test('a marker only grows, and never beyond the log', async () => {
  for (const text of ['一', '二', '三']) await world.say(one, id, text)
  expect(await read(other, 2)).toEqual({ readSeq: 2, unread: 1 })
  expect(await read(other, 1)).toEqual({ readSeq: 2, unread: 1 })
  expect(await read(other, 9)).toEqual({ readSeq: 3, unread: 0 })
  await world.say(one, id, '四')
  expect(await world.one(other, id)).toMatchObject({ readSeq: 3, unread: 1 })
  expect(await world.one(one, id)).toMatchObject({ peerReadSeq: 3, peerHasSeq: 3, unread: 0 })
})

test('all devices of a reader and the sender get how far was read', async () => {
  await world.say(one, id, '一')
  const [own, ofConversation] = [world.follow(`user/${other}`), world.follow(`conv/${id}`)]
  await read(other, 1)
  await read(other, 1)
  expect(own).toMatchObject([
    { seq: 1, data: { code: 10062, data: { id, state: { readSeq: 1, unread: 0 } } } },
  ])
  const signal = { kind: 'read', memberId: other, seq: 1 }
  expect(ofConversation).toEqual([{ topic: `conv/${id}`, signal }])
})

test('64 devices that read at once agree, and unread is never negative', async () => {
  for (let n = 0; n < 12; n++) await world.say(n % 3 === 0 ? other : one, id, `${n}`)
  const seqs = Array.from({ length: 64 }, (_, n) => ((n * 7) % 12) + 1)
  const answers = await Promise.all(seqs.map((seq) => read(other, seq)))
  expect(answers.every(({ unread }) => unread >= 0)).toBe(true)
  expect(await world.one(other, id)).toMatchObject({ readSeq: 12, unread: 0 })
})

test('own messages and those of blocked members count as read', async () => {
  const third = await world.member()
  const group = await world.group([one, other, third])
  await world.say(other, group, '自己的')
  await world.say(one, group, '一')
  await world.say(third, group, '三')
  await world.say(other, group, '又是自己的')
  expect(await world.one(other, group)).toMatchObject({ unread: 2, lastSeq: 4 })
  await world.call(third, '/user/block', { memberId: other, isOn: true })
  expect((await world.one(other, group)).unread).toBe(1)
  expect((await world.range(other, group)).hidden).toEqual([third])
  await world.say(third, group, '看不见')
  expect((await world.one(other, group)).last).toMatchObject({ seq: 4 })
})

test('the sender sees which messages the devices of the other one have', async () => {
  await world.say(one, id, '一')
  await world.say(one, id, '二')
  const group = await world.group([one, other])
  const signals = world.follow(`conv/${id}`)
  const has = (seq: number) =>
    world.call(other, '/imapi/chat/has', {
      marks: [
        { id, seq },
        { id: group, seq },
      ],
    })
  expect((await has(2)).code).toBe(200)
  await has(1)
  expect(signals).toEqual([
    { topic: `conv/${id}`, signal: { kind: 'has', memberId: other, seq: 2 } },
  ])
  expect(await world.one(one, id)).toMatchObject({ peerHasSeq: 2, peerReadSeq: 0 })
})

test('typing is shown to the other one, at most once in three seconds', async () => {
  const signals = world.follow(`conv/${id}`)
  const type = () => world.call(one, '/imapi/chat/typing', { id })
  await type()
  await type()
  expect(signals).toEqual([{ topic: `conv/${id}`, signal: { kind: 'typing', memberId: one } }])
  world.clock.nowMs += 3_000
  await type()
  expect(signals).toHaveLength(2)
  const stranger = await world.member()
  expect((await world.call(stranger, '/imapi/chat/typing', { id })).reason).toBe(
    'message.no_such_conversation',
  )
})

test('a deleted conversation returns with the next message, without its history', async () => {
  await world.say(one, id, '旧的')
  await world.call(other, '/imapi/chat/set', { id, isPinned: true })
  const changes = world.follow(`user/${other}`)
  expect((await world.call(other, '/imapi/chat/delete', { id, upTo: 1 })).code).toBe(200)
  expect(changes).toMatchObject([{ data: { code: 10062, data: { id, state: null } } }])
  expect(await world.list(other)).toEqual([])
  expect(await world.log(other, id)).toEqual([])
  await world.say(one, id, '新的')
  expect(await world.list(other)).toMatchObject([
    { id, firstSeq: 1, unread: 1, isPinned: false, last: { seq: 2 } },
  ])
  expect((await world.log(other, id)).map(({ seq }) => seq)).toEqual([2])
  expect((await world.log(one, id)).map(({ seq }) => seq)).toEqual([1, 2])
})

test('pinned ones come first, muted ones are not counted', async () => {
  const group = await world.group([one, other])
  await world.say(one, id, '私聊')
  world.clock.nowMs += 1_000
  await world.say(one, group, '群聊')
  const order = async () => (await world.list(other)).map((each) => each.id)
  expect(await order()).toEqual([group, id])
  const { data } = await world.call(other, '/imapi/chat/set', { id, isPinned: true })
  expect(data).toMatchObject({ id, isPinned: true, isMuted: false })
  expect(await order()).toEqual([id, group])
  const unread = async () => (await world.call(other, '/imapi/chat/list')).data.unread
  expect(await unread()).toBe(2)
  await world.call(other, '/imapi/chat/set', { id: group, isMuted: true })
  expect(await unread()).toBe(1)
  expect((await world.one(other, group)).unread).toBe(1)
})
