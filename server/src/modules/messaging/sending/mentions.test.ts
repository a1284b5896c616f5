import { until } from '../../../testing/until'
import { type MessagingWorld, openMessaging } from '../testing'

let world: MessagingWorld
beforeAll(async () => {
  world = await openMessaging()
})
afterAll(() => world.close())

const block = (member: string, memberId: string) =>
  world.call(member, '/user/block', { memberId, isOn: true })
const textOf = (text: string, more: object = {}) => ({ kind: 'text' as const, text, ...more })

test('@所有人 reaches each member of the group, wherever their devices are', async () => {
  const [boss, one, blocking, stranger] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  const id = await world.group([boss, one, blocking])
  expect((await block(blocking, boss)).code).toBe(200)
  const [atOne, ...atOthers] = [one, boss, blocking, stranger].map((each) =>
    world.follow(`user/${each}`),
  )
  const { data } = await world.send(boss, id, textOf('@所有人 开会', { mentionsAll: true }))
  await until(() => atOne?.length === 1)
  const signal = { code: 10001, data: { id, entry: data, isMention: true } }
  expect(atOne).toEqual([{ topic: `user/${one}`, signal }])
  // The mark of the first one stands; the log has the second.
  await world.send(boss, id, textOf('@所有人 快来', { mentionsAll: true }))
  world.clock.nowMs += 6_000
  await world.send(boss, id, textOf('@所有人 最后', { mentionsAll: true }))
  await until(() => atOne?.length === 2)
  const texts = atOne?.map((each) => each.signal.data.entry.body.text)
  expect(texts).toEqual(['@所有人 开会', '@所有人 最后'])
  for (const each of atOthers)
    expect(each.filter(({ signal }) => signal?.code === 10001)).toEqual([])
  expect(await world.one(one, id)).toMatchObject({ unread: 3, mentionSeq: 1 })
  expect(await world.one(blocking, id)).toMatchObject({ unread: 0, mentionSeq: 0 })
})

test('no one is named to a member who blocks them', async () => {
  const [boss, one, blocking] = [await world.member(), await world.member(), await world.member()]
  const id = await world.group([boss, one, blocking])
  expect((await block(blocking, one)).code).toBe(200)
  const signals = world.follow(`user/${blocking}`)
  const { data } = await world.send(one, id, textOf('@他 @她', { mentions: [blocking, boss] }))
  expect(data.body).toEqual({ kind: 'text', text: '@他 @她', mentions: [boss] })
  expect(signals.filter(({ signal }) => signal?.code === 10001)).toEqual([])
  const range = await world.range(blocking, id)
  expect([range.hidden, range.entries.map(({ seq }) => seq)]).toEqual([[one], [1]])
})
