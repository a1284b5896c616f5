import { sql } from 'kysely'
import { runJobs } from '../../../testing/run-jobs'
import { type GroupsWorld, openGroups } from './testing/groups-world'

let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

async function openGroup(joinCheck = 'open') {
  const [owner, one, guest] = [await world.member(), await world.member(), await world.member()]
  const id = await world.create(owner, [one])
  const { code } = (await world.call(owner, 'change', { id, joinCheck })).data
  const preview = async (member = guest) => (await world.call(member, `preview?code=${code}`)).data
  const join = (member = guest, message?: string) => world.call(member, 'join', { code, message })
  const waiting = async () => (await world.call(owner, `requests?id=${id}`)).data.requests
  return { owner, one, guest, id, code, preview, join, waiting }
}
const templatesOf = async (member: string) => {
  const { rows } = await sql<{ template: string; count: number }>`
    SELECT template, count FROM notices WHERE account_id = ${member} ORDER BY id`.execute(world.db)
  return rows.map(({ template, count }) => `${template} ${count}`)
}

test('one with the code of an open group joins once, and has no entry from before', async () => {
  const { one, guest, id, preview, join } = await openGroup()
  expect(await preview()).toMatchObject({ id, name: '周末看球', members: 2, isMember: false })
  const joined = await join()
  expect(joined.data).toMatchObject({
    isMember: true,
    conversation: { id, role: 0, firstSeq: 1, lastSeq: 2, group: { members: 3 } },
  })
  expect((await join()).data).toMatchObject({ isMember: true, conversation: { lastSeq: 2 } })
  expect((await join(one)).data.isMember).toBe(true)
  expect((await world.logOf(id)).slice(1)).toEqual([`${guest} joined ${guest}`])
  expect(await preview()).toMatchObject({ isMember: true, isWaiting: false })
})

test('one who comes back has no entry from the time between', async () => {
  const { owner, one, id, join } = await openGroup()
  await world.call(one, 'leave', { id })
  await world.call(owner, 'change', { id, name: '无人知晓' })
  expect((await join(one)).data.conversation).toMatchObject({ firstSeq: 3, lastSeq: 4, role: 0 })
})

test('a checked group asks its managers; one accepts, the other comes too late', async () => {
  const { owner, one, guest, id, preview, join, waiting } = await openGroup('check')
  await world.call(owner, 'role', { id, memberId: one, role: 1 })
  expect((await join(guest, '我是 \n 老球迷')).data).toEqual({
    isMember: false,
    conversation: null,
  })
  expect(await preview()).toMatchObject({ isMember: false, isWaiting: true })
  await join(guest, '再问一次')
  const [request] = await waiting()
  expect(request).toMatchObject({ member: { id: guest }, message: '再问一次' })
  expect((await world.call(one, `detail?id=${id}`)).data.requests).toBe(1)
  expect(await templatesOf(one)).toContain('groups.requested 1')
  const decide = (by: string) =>
    world.call(by, 'decide', { requestId: request.id, isAccepted: true })
  expect((await decide(one)).code).toBe(200)
  expect((await decide(owner)).reason).toBe('group.no_such_request')
  expect((await world.logOf(id)).at(-1)).toBe(`${guest} joined ${guest}`)
  expect(await templatesOf(guest)).toEqual(['groups.accepted 1'])
  expect((await world.call(guest, `detail?id=${id}`)).data).toMatchObject({ requests: 0, role: 0 })
})

test('who is declined gets no notice and may ask again, but not on and on', async () => {
  const { owner, guest, join, preview, waiting } = await openGroup('check')
  for (let times = 0; times < 5; times += 1) {
    await join()
    const [{ id: requestId }] = await waiting()
    await world.call(owner, 'decide', { requestId, isAccepted: false })
    expect(await preview()).toMatchObject({ isMember: false, isWaiting: false })
  }
  expect(await templatesOf(guest)).toEqual([])
  expect((await join()).reason).toBe('request.too_many')
  expect(await waiting()).toEqual([])
})

test('a closed group lets in no one by code, and invitations come from managers', async () => {
  const { owner, one, guest, id, join } = await openGroup('closed')
  expect((await join()).reason).toBe('group.closed')
  const invite = (by: string) => world.call(by, 'invite', { id, members: [guest] })
  expect((await invite(one)).reason).toBe('group.closed')
  expect((await invite(owner)).data.members).toBe(3)
  expect((await world.logOf(id)).at(-1)).toBe(`${owner} invited ${guest}`)
  expect(await templatesOf(guest)).toEqual(['groups.invited 1'])
})

test('in a checked group the invitation of a member waits, not that of a manager', async () => {
  const { owner, one, guest, id, waiting } = await openGroup('check')
  const friend = await world.member()
  expect((await world.call(one, 'invite', { id, members: [guest] })).data.members).toBe(2)
  expect((await world.call(owner, 'invite', { id, members: [friend] })).data.members).toBe(3)
  const [request] = await waiting()
  expect(request).toMatchObject({ member: { id: guest }, message: `球友${one} 邀请加入` })
  await world.call(owner, 'decide', { requestId: request.id, isAccepted: true })
  expect((await world.logOf(id)).slice(1)).toEqual([
    `${owner} invited ${friend}`,
    `${one} invited ${guest}`,
  ])
})

test('one whom a manager removed comes back only with a manager', async () => {
  const { owner, one, guest, id, join, waiting } = await openGroup()
  await join()
  await world.call(owner, 'remove', { id, members: [guest] })
  expect((await join()).data.isMember).toBe(false)
  expect((await world.call(one, 'invite', { id, members: [guest] })).data.members).toBe(2)
  expect(await waiting()).toHaveLength(1)
  await world.call(owner, 'invite', { id, members: [guest] })
  expect(await waiting()).toEqual([])
  await world.call(guest, 'leave', { id })
  expect((await join()).data.isMember).toBe(true)
})

test('only friends are invited; members who are in already stay as they are', async () => {
  const { owner, one, guest, id } = await openGroup()
  await world.call(owner, 'role', { id, memberId: one, role: 1 })
  world.strangers.add(guest)
  const invite = (members: string[]) => world.call(owner, 'invite', { id, members })
  expect((await invite([one, guest])).reason).toBe('message.not_friends')
  world.strangers.delete(guest)
  expect((await invite([one, '1'])).reason).toBe('profile.no_such_member')
  expect((await invite([one])).data.members).toBe(2)
  expect((await world.call(one, `detail?id=${id}`)).data.role).toBe(1)
  expect((await world.logOf(id)).at(-1)).toContain('role')
})

test('a code that no group has, or a dissolved one, finds nothing', async () => {
  const { owner, guest, id, code, join } = await openGroup('check')
  await join()
  await world.call(owner, 'dissolve', { id })
  for (const typed of [code, 'x', '', 'a\u0000b', "' OR 1=1"]) {
    const query = `preview?code=${encodeURIComponent(typed)}`
    expect((await world.call(guest, query)).reason).toBe('group.no_such_group')
    expect((await world.call(guest, 'join', { code: typed })).reason).toBe('group.no_such_group')
  }
  const { rows } = await sql`SELECT FROM group_requests
    WHERE conversation_id = ${id}`.execute(world.db)
  expect(rows).toEqual([])
})

test('requests that no manager decides are removed after thirty days', async () => {
  const { join, waiting } = await openGroup('check')
  await join()
  world.pass(30 * 86_400_000 - 1_000)
  await runJobs(world.module)
  expect(await waiting()).toHaveLength(1)
  world.pass(2_000)
  await runJobs(world.module)
  expect(await waiting()).toEqual([])
})

test('managers renew a code that leaked, and the one before finds nothing', async () => {
  const { owner, one, guest, id, code, preview, join } = await openGroup()
  const renew = (member: string) => world.call(member, 'change', { id, renewsCode: true })
  expect((await renew(one)).reason).toBe('group.not_manager')
  expect((await renew(guest)).reason).toBe('group.no_such_group')
  expect((await preview()).id).toBe(id)
  await world.call(owner, 'role', { id, memberId: one, role: 1 })
  const before = await world.logOf(id)
  for (const manager of [owner, one]) {
    const { data } = await renew(manager)
    expect(data.code).toMatch(/^[0-9a-f]{20}$/)
    expect(data.code).not.toBe(code)
    expect((await join()).reason).toBe('group.no_such_group')
    expect((await world.call(guest, `preview?code=${data.code}`)).data.id).toBe(id)
  }
  expect(await world.logOf(id)).toEqual(before)
})

test('what managers were told of requests is read when none waits any more', async () => {
  const { owner, one, guest, id, join, waiting } = await openGroup('check')
  await world.call(owner, 'role', { id, memberId: one, role: 1 })
  const other = await world.member()
  await join(guest)
  await join(other)
  const unread = async () =>
    (
      await sql`SELECT FROM notices WHERE account_id = ANY(${[owner, one]}::bigint[])
        AND template = 'groups.requested' AND read_at IS NULL`.execute(world.db)
    ).rows.length
  const decide = async (isAccepted: boolean) => {
    const [{ id: requestId }] = await waiting()
    await world.call(owner, 'decide', { requestId, isAccepted })
  }
  await decide(true)
  expect(await unread()).toBe(2)
  await decide(false)
  expect(await unread()).toBe(0)
})

test('no one adds a friend whom they block, or who blocks them', async () => {
  const { owner, id } = await openGroup()
  const friend = await world.member()
  world.hidden.set(owner, new Set([friend]))
  const invited = await world.call(owner, 'invite', { id, members: [friend] })
  expect(invited.reason).toBe('message.not_friends')
  world.hidden.delete(owner)
  expect((await world.call(owner, 'invite', { id, members: [friend] })).code).toBe(200)
})
