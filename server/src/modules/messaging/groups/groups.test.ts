import { sql } from 'kysely'
import { type GroupsWorld, openGroups } from './testing/groups-world'

let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const detail = async (member: string, id: string) =>
  (await world.call(member, `detail?id=${id}`)).data
const members = async (member: string, id: string, query = '') =>
  (await world.call(member, `members?id=${id}${query}`)).data
const groupsOf = async (member: string): Promise<string[]> =>
  (await world.call(member, 'list')).data.groups.map(({ id }: { id: string }) => id)
const three = async () =>
  [await world.member(), await world.member(), await world.member()] as const
/** Codes and templates of the events on the topic of a member. */
const eventsOf = async (member: string) => {
  const { rows } = await sql<{
    code: number
    data: { id?: string; notice?: { template: string } }
  }>`
    SELECT (data->>'code')::int AS code, data->'data' AS data FROM topic_events
    WHERE topic = ${`user/${member}`} ORDER BY seq`.execute(world.db)
  return rows.map(({ code, data }) => [code, data.notice?.template ?? data.id])
}

test('a member makes a group with friends, who have it in their lists at once', async () => {
  const [maker, one, two] = await three()
  const key = world.newKey()
  const { data } = await world.call(maker, 'create', {
    name: ' 周末  看球 ',
    members: [one, two],
    key,
  })
  expect(data).toMatchObject({
    kind: 'group',
    role: 2,
    lastSeq: 1,
    group: { name: '周末 看球', members: 3, isDissolved: false },
  })
  expect(data.group.portraits.map(({ id }: { id: string }) => id).sort()).toEqual(
    [maker, one, two].sort(),
  )
  expect(await world.logOf(data.id)).toEqual([`${maker} created ${one}+${two} 周末 看球`])
  expect(await groupsOf(one)).toEqual([data.id])
  expect(await eventsOf(one)).toEqual([
    [10062, data.id],
    [10035, 'groups.invited'],
  ])
  expect(await eventsOf(maker)).toEqual([[10062, data.id]])
  const followed = world.follow(`conv/${data.id}`)
  await world.call(maker, 'change', { id: data.id, isAllMuted: true })
  expect(followed).toMatchObject([{ seq: 2, data: { entry: { seq: 2, senderId: maker } } }])
})

test('no group with one who is no friend, with oneself, or with an unknown id', async () => {
  const [maker, friend, stranger] = await three()
  world.strangers.add(stranger)
  const create = (ids: string[]) =>
    world.call(maker, 'create', { name: '三人', members: ids, key: world.newKey() })
  expect((await create([friend, stranger])).reason).toBe('message.not_friends')
  expect((await create([maker])).reason).toBe('message.not_friends')
  expect((await create(['1'])).reason).toBe('profile.no_such_member')
  expect(await groupsOf(maker)).toEqual([])
})

test('an id with leading zeros is the same member', async () => {
  const [maker, one, two] = await three()
  const id = await world.create(maker, [`00${one}`, one])
  expect((await detail(maker, id)).members).toBe(2)
  await world.call(maker, 'invite', { id, members: [`0${one}`, `0${two}`] })
  expect((await detail(maker, id)).members).toBe(3)
  expect(
    (await world.call(maker, 'mute', { id, memberId: `00${two}`, minutes: 5 })).data,
  ).toMatchObject({ id: two, mutedUntil: world.clock.now() / 1_000 + 300 })
})

test('members by role and the pinyin of their names, or by a part of the name', async () => {
  const owner = await world.member({ nickName: '周琦' })
  const names = ['张伟', '安东', '李雷', '陈晨', 'Bob', '王芳']
  const ids = await Promise.all(names.map((nickName) => world.member({ nickName })))
  const id = await world.create(owner, ids)
  await world.call(owner, 'role', { id, memberId: ids[5], role: 1 })
  const listed = await members(ids[0] ?? '', id)
  const shown = listed.members.map(({ nickName }: { nickName: string }) => nickName)
  expect(shown.slice(0, 2)).toEqual(['周琦', '王芳'])
  expect(shown.slice(2).filter((name: string) => name !== 'Bob')).toEqual([
    '安东',
    '陈晨',
    '李雷',
    '张伟',
  ])
  expect(listed.members.map(({ role }: { role: number }) => role)).toEqual([2, 1, 0, 0, 0, 0, 0])
  expect(listed.next).toBe(null)
  const found = await members(owner, id, `&q=${encodeURIComponent('bo')}`)
  expect(found.members).toMatchObject([{ id: ids[4], nickName: 'Bob', mutedUntil: null }])
  for (const q of ['%25', '%00x', '\\\\'])
    expect((await members(owner, id, `&q=${q}`)).members).toEqual([])
  expect((await world.call(owner, `members?id=${id}&cursor=x`)).reason).toBe('request.invalid')
})

test('changes leave one line each; what stays as it was leaves none', async () => {
  const [owner, one] = await three()
  const id = await world.create(owner, [one], '旧名')
  const change = (body: object) => world.call(owner, 'change', { id, ...body })
  const changed = await change({ name: '新名', notice: ' 周六\r\n\r\n\r\n八点 ', isAllMuted: true })
  expect(changed.data).toMatchObject({
    name: '新名',
    notice: '周六\n\n八点',
    noticeAt: world.clock.now() / 1_000,
    isAllMuted: true,
    joinCheck: 'open',
  })
  await change({ name: '新名', notice: '周六\n\n八点', isAllMuted: true, joinCheck: 'closed' })
  expect(await detail(one, id)).toMatchObject({ joinCheck: 'closed', role: 0, name: '新名' })
  expect((await change({ notice: '' })).data).toMatchObject({ notice: '', noticeAt: null })
  await change({ isAllMuted: false })
  expect((await world.logOf(id)).slice(1)).toEqual([
    `${owner} renamed  新名`,
    `${owner} notice  周六\n\n八点`,
    `${owner} all_muted  1`,
    `${owner} notice`,
    `${owner} all_muted  0`,
  ])
})

test('the owner gives the group away and is a member then', async () => {
  const [owner, next] = await three()
  const id = await world.create(owner, [next])
  await world.call(owner, 'mute', { id, memberId: next, minutes: 60 })
  const { data } = await world.call(owner, 'role', { id, memberId: next, role: 2 })
  expect(data.role).toBe(0)
  expect((await members(owner, id)).members).toMatchObject([
    { id: next, role: 2, mutedUntil: null },
    { id: owner, role: 0 },
  ])
  expect((await world.logOf(id)).at(-1)).toBe(`${owner} owner ${next}`)
  expect((await world.call(owner, 'role', { id, memberId: next, role: 0 })).reason).toBe(
    'group.not_owner',
  )
  expect((await world.call(next, 'role', { id, memberId: next, role: 0 })).reason).toBe(
    'group.protected',
  )
  expect((await world.call(owner, 'leave', { id })).code).toBe(200)
})

test('a mute ends by time, by a manager, and not by leaving and joining again', async () => {
  const [owner, one] = await three()
  const id = await world.create(owner, [one])
  const { code } = await detail(owner, id)
  const mutedUntil = async () =>
    (await members(owner, id)).members.find((each: { id: string }) => each.id === one).mutedUntil
  await world.call(owner, 'mute', { id, memberId: one, minutes: 30 })
  await world.call(one, 'leave', { id })
  await world.call(one, 'join', { code })
  expect(await mutedUntil()).toBe(world.clock.now() / 1_000 + 1_800)
  expect((await world.call(owner, 'mute', { id, memberId: one, minutes: 0 })).data.mutedUntil).toBe(
    null,
  )
  await world.call(owner, 'mute', { id, memberId: one, minutes: 0 })
  await world.call(owner, 'mute', { id, memberId: one, minutes: 1 })
  world.pass(60_001)
  expect(await mutedUntil()).toBe(null)
  const muted = (await world.logOf(id)).filter((line) => line.includes('muted'))
  expect(muted.map((line) => line.split(' ').at(-1))).toEqual(['30', '0', '1'])
})

test('removed members read up to their removal, and the group no longer lists them', async () => {
  const [owner, one, two] = await three()
  const id = await world.create(owner, [one, two])
  const answer = await world.call(owner, 'remove', { id, members: [one, two, '123'] })
  expect(answer.data.members).toBe(1)
  expect((await world.logOf(id)).at(-1)).toBe(`${owner} removed ${one}+${two}`)
  expect(await groupsOf(one)).toEqual([])
  const { rows } = await sql`SELECT left_seq::int AS seq FROM conversation_members
    WHERE conversation_id = ${id} AND member_id = ${one}`.execute(world.db)
  expect(rows).toEqual([{ seq: 2 }])
  expect((await eventsOf(one)).at(-1)).toEqual([10035, 'groups.removed'])
  await world.call(owner, 'remove', { id, members: [one] })
  expect(await world.logOf(id)).toHaveLength(2)
})

test('acts on one who is not in the group', async () => {
  const [owner, one, other] = await three()
  const id = await world.create(owner, [one])
  for (const memberId of [other, '1'])
    for (const [path, body] of [
      ['role', { role: 2 }],
      ['mute', { minutes: 5 }],
    ] as const)
      expect((await world.call(owner, path, { id, memberId, ...body })).reason).toBe(
        'group.no_such_member',
      )
  expect((await world.call(owner, 'dissolve', { id: '999999' })).reason).toBe('group.no_such_group')
})

test('groups of a member: own, administered, then others, no dissolved ones', async () => {
  const [me, other] = await three()
  const joined = await world.create(other, [me])
  const administered = await world.create(other, [me])
  await world.call(other, 'role', { id: administered, memberId: me, role: 1 })
  const own = await world.create(me, [other])
  const ended = await world.create(me, [other])
  await world.call(me, 'dissolve', { id: ended })
  expect(await groupsOf(me)).toEqual([own, administered, joined])
  expect(await detail(other, ended)).toMatchObject({ isDissolved: true, members: 2 })
  expect((await world.logOf(ended)).at(-1)).toBe(`${me} dissolved`)
})

test('who was removed or left reads nothing of the group that came afterwards', async () => {
  const [owner, removed, left] = await three()
  const later = await world.member({ nickName: '后来的人' })
  const id = await world.create(owner, [removed, left], '旧群名')
  const { code } = await detail(owner, id)
  await world.call(owner, 'remove', { id, members: [removed] })
  await world.call(left, 'leave', { id })
  await world.call(owner, 'change', { id, name: '新群名', notice: '新公告' })
  await world.call(owner, 'invite', { id, members: [later] })
  await world.chat.say(owner, id, '他们走了')
  const calls = ['detail', 'members', 'requests'].map((path) => `${path}?id=${id}`)
  for (const gone of [removed, left]) {
    const [one, list] = [await world.chat.one(gone, id), await world.chat.list(gone)]
    const found = [one, list, (await world.call(gone, 'list')).data]
    for (const url of calls) found.push(await world.call(gone, url))
    expect(JSON.stringify(found)).not.toMatch(/新群名|新公告|后来的人|他们走了/)
    expect(one.group).toEqual({ name: '旧群名', portraits: [], members: 0, isDissolved: false })
  }
  const preview = (await world.call(removed, `preview?code=${code}`)).data
  expect(preview).toMatchObject({ name: '旧群名', portraits: [], members: 0, isMember: false })
  expect((await world.chat.one(owner, id)).group).toMatchObject({ name: '新群名', members: 2 })
})

test('a list names hidden members of a group, and counts none of what they write', async () => {
  const [owner, blocked, other] = await three()
  const id = await world.create(owner, [blocked, other])
  await world.chat.say(blocked, id, '看不见')
  await world.chat.say(other, id, '看得见')
  world.hidden.set(owner, new Set([blocked, '999999999']))
  const one = await world.chat.one(owner, id)
  expect(one).toMatchObject({ hidden: [blocked], unread: 1, last: { senderId: other } })
  expect((await world.chat.one(other, id)).hidden).toBeUndefined()
  world.hidden.delete(owner)
  expect((await world.chat.one(owner, id)).unread).toBe(2)
})
