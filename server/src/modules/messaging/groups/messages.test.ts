import { type GroupsWorld, openGroups } from './testing/groups-world'

/** Who writes and reads in a group, by what its managers do, over the log of messages. */
let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const three = async () =>
  [await world.member(), await world.member(), await world.member()] as const
const textsOf = async (member: string, id: string) =>
  (await world.chat.log(member, id)).map(({ body }) => {
    if (body.kind === 'text') return body.text
    return body.kind === 'event' ? body.event : body.kind
  })
const reasonOf = async (call: Promise<{ reason?: string }>) => (await call).reason

test('one who joins reads from then on, and has nothing unread from before', async () => {
  const [owner, one, guest] = await three()
  const id = await world.create(owner, [one])
  await world.chat.say(owner, id, '旧消息')
  const { code } = (await world.call(owner, `detail?id=${id}`)).data
  await world.call(guest, 'join', { code })
  expect(await world.chat.one(guest, id)).toMatchObject({ unread: 0, firstSeq: 2, mayWrite: true })
  await world.chat.say(owner, id, '新消息')
  expect(await textsOf(guest, id)).toEqual(['joined', '新消息'])
  expect(await world.chat.one(guest, id)).toMatchObject({ unread: 1 })
  expect(await textsOf(one, id)).toEqual(['created', '旧消息', 'joined', '新消息'])
})

test('one whom a manager removed reads up to that and writes nothing more', async () => {
  const [owner, one, gone] = await three()
  const id = await world.create(owner, [one, gone])
  await world.chat.say(gone, id, '还在')
  await world.call(owner, 'remove', { id, members: [gone] })
  await world.chat.say(owner, id, '不在了')
  expect(await textsOf(gone, id)).toEqual(['created', '还在', 'removed'])
  expect(await world.chat.one(gone, id)).toMatchObject({ mayWrite: false, unread: 0, lastSeq: 3 })
  expect(await reasonOf(world.chat.say(gone, id, '让我说'))).toBe('group.not_member')
  await world.call(owner, 'invite', { id, members: [gone] })
  expect(await textsOf(gone, id)).toEqual(['invited'])
  expect((await world.chat.say(gone, id, '回来了')).code).toBe(200)
})

test('全员禁言 leaves the text to owner and administrators, until it ends', async () => {
  const [owner, manager, one] = await three()
  const id = await world.create(owner, [manager, one])
  await world.call(owner, 'role', { id, memberId: manager, role: 1 })
  await world.call(manager, 'change', { id, isAllMuted: true })
  expect(await reasonOf(world.chat.say(one, id, '我也说'))).toBe('group.all_muted')
  expect(await world.chat.one(one, id)).toMatchObject({ mayWrite: false })
  for (const member of [owner, manager])
    expect((await world.chat.say(member, id, '公告')).code).toBe(200)
  await world.call(owner, 'change', { id, isAllMuted: false })
  expect((await world.chat.say(one, id, '可以说了')).code).toBe(200)
})

test('a muted member writes again when the time is over', async () => {
  const [owner, one] = await three()
  const id = await world.create(owner, [one])
  await world.call(owner, 'mute', { id, memberId: one, minutes: 10 })
  expect(await reasonOf(world.chat.say(one, id, '憋着'))).toBe('group.muted')
  world.pass(600_001)
  expect((await world.chat.say(one, id, '说了')).code).toBe(200)
})

test('a dissolved group is read and not written', async () => {
  const [owner, one] = await three()
  const id = await world.create(owner, [one])
  await world.chat.say(one, id, '再见')
  await world.call(owner, 'dissolve', { id })
  for (const member of [owner, one]) {
    expect(await textsOf(member, id)).toEqual(['created', '再见', 'dissolved'])
    expect(await reasonOf(world.chat.say(member, id, '还有人吗'))).toBe('group.no_such_group')
    expect(await world.chat.one(member, id)).toMatchObject({
      mayWrite: false,
      group: { isDissolved: true },
    })
  }
})

test('messages and acts at the same moment have numbers without gaps', async () => {
  const [owner, one, two] = await three()
  const id = await world.create(owner, [one])
  const { code } = (await world.call(owner, `detail?id=${id}`)).data
  const acts = [1, 2, 3, 4].map((round) =>
    Promise.all([
      world.chat.say(owner, id, `群主 ${round}`),
      world.chat.say(one, id, `成员 ${round}`),
      world.call(owner, 'change', { id, name: `群名 ${round}` }),
      world.call(two, round % 2 === 1 ? 'join' : 'leave', round % 2 === 1 ? { code } : { id }),
    ]),
  )
  await Promise.all(acts)
  const seqs = (await world.chat.log(owner, id)).map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.map((_, at) => at + 1))
  expect(seqs.length).toBeGreaterThanOrEqual(13)
})
