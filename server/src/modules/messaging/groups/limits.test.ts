import { sql } from 'kysely'
import { type GroupsWorld, openGroups } from './testing/groups-world'

let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const reasonOf = async (call: Promise<{ reason?: string }>) => (await call).reason
const codeOf = async (owner: string, id: string): Promise<string> =>
  (await world.call(owner, `detail?id=${id}`)).data.code

/** As if this many more members had joined a group long ago. */
async function fillGroup(id: string, count: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO accounts (id, phone, created_at)
      SELECT 100 + n, (19900000000 + n)::text, now() FROM generate_series(1, ${count}) AS n
      ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    SELECT id, '群友' || id, 'x' || id FROM made`.execute(world.db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT ${id}::bigint, 100 + n, now() FROM generate_series(1, ${count}) AS n`.execute(world.db)
  await sql`UPDATE conversation_groups SET members = members + ${count}
    WHERE conversation_id = ${id}`.execute(world.db)
}

/** As if a member had joined groups of another one. */
async function joinGroups(memberId: string, makerId: string, count: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO conversations (kind, epoch, last_at)
      SELECT 2, 'e', now() FROM generate_series(1, ${count}) RETURNING id
    ), named AS (
      INSERT INTO conversation_groups
        (conversation_id, name, code, members, made_by, request_key)
      SELECT id, '群', 'c' || id, 1, ${makerId}::bigint, 'k' || id FROM made
    )
    INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT id, ${memberId}::bigint, now() FROM made`.execute(world.db)
}

test('a group of ten thousand members is full; one who leaves makes a place', async () => {
  const [owner, one, two, guest, other] = [
    ...[await world.member(), await world.member(), await world.member()],
    ...[await world.member(), await world.member()],
  ] as [string, string, string, string, string]
  const id = await world.create(owner, [one, two])
  await fillGroup(id, 9_996)
  const code = await codeOf(owner, id)
  const invite = (members: string[]) => world.call(owner, 'invite', { id, members })
  expect(await reasonOf(invite([guest, other]))).toBe('group.full')
  expect((await invite([guest])).data.members).toBe(10_000)
  expect(await reasonOf(world.call(other, 'join', { code }))).toBe('group.full')
  await world.call(one, 'leave', { id })
  expect((await world.call(other, 'join', { code })).data.conversation.group.members).toBe(10_000)
})

test('all ten thousand members are listed, each once, the owner first', async () => {
  const [owner, one] = [await world.member(), await world.member()]
  const id = await world.create(owner, [one])
  await fillGroup(id, 9_998)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const after: string = cursor === null ? '' : `&cursor=${cursor}`
    const { data } = await world.call(one, `members?id=${id}${after}`)
    seen.push(...data.members.map((each: { id: string }) => each.id))
    cursor = data.next
  } while (cursor !== null)
  expect(seen).toHaveLength(10_000)
  expect(new Set(seen).size).toBe(10_000)
  expect(seen[0]).toBe(owner)
  const found = await world.call(one, `members?id=${id}&q=${encodeURIComponent('友4321')}`)
  expect(found.data.members.map((each: { id: string }) => each.id)).toEqual(['4321'])
})

test('a page goes on behind a member who left meanwhile', async () => {
  const [owner, one] = [await world.member(), await world.member()]
  const id = await world.create(owner, [one])
  await fillGroup(id, 150)
  const first = (await world.call(one, `members?id=${id}`)).data
  await world.call(owner, 'remove', { id, members: [first.next] })
  const second = (await world.call(one, `members?id=${id}&cursor=${first.next}`)).data
  const seen = [...first.members, ...second.members].map((each: { id: string }) => each.id)
  expect(new Set(seen).size).toBe(152)
  expect(seen).toHaveLength(152)
})

test('a member belongs to five hundred groups, dissolved and left ones not counted', async () => {
  const [maker, full, friend] = [await world.member(), await world.member(), await world.member()]
  const open = await world.create(maker, [friend])
  const own = await world.create(full, [friend])
  await joinGroups(full, maker, 499)
  const code = await codeOf(maker, open)
  const join = () => world.call(full, 'join', { code })
  const create = () =>
    world.call(full, 'create', { name: '再建一个', members: [friend], key: world.newKey() })
  expect(await reasonOf(join())).toBe('group.too_many')
  expect(await reasonOf(create())).toBe('group.too_many')
  expect(await reasonOf(world.call(maker, 'invite', { id: open, members: [full] }))).toBe(
    'group.too_many',
  )
  expect((await world.call(full, 'list')).data.groups).toHaveLength(500)
  await world.call(full, 'dissolve', { id: own })
  expect((await join()).data.isMember).toBe(true)
  await world.call(full, 'leave', { id: open })
  expect((await create()).code).toBe(200)
})

test('of two groups that one joins at once as the last one, one is joined', async () => {
  const [maker, member] = [await world.member(), await world.member()]
  const friend = await world.member()
  const ids = [await world.create(maker, [friend]), await world.create(maker, [friend])]
  await joinGroups(member, maker, 499)
  const codes = await Promise.all(ids.map((id) => codeOf(maker, id)))
  const joined = await Promise.all(codes.map((code) => world.call(member, 'join', { code })))
  expect(joined.filter(({ code }) => code === 200)).toHaveLength(1)
})

test('a group has twenty administrators beside its owner', async () => {
  const owner = await world.member()
  const ids = await Promise.all(Array.from({ length: 21 }, () => world.member()))
  const id = await world.create(owner, ids)
  const appoint = (memberId = '') => world.call(owner, 'role', { id, memberId, role: 1 })
  for (const memberId of ids.slice(0, 20)) expect((await appoint(memberId)).code).toBe(200)
  expect(await reasonOf(appoint(ids[20]))).toBe('group.too_many_managers')
  await world.call(owner, 'role', { id, memberId: ids[0], role: 0 })
  expect((await appoint(ids[20])).code).toBe(200)
})

test('five hundred wait for a group, and no more', async () => {
  const [owner, one] = [await world.member(), await world.member()]
  const [guest, other] = [await world.member(), await world.member()]
  const id = await world.create(owner, [one])
  const code = await codeOf(owner, id)
  await world.call(owner, 'change', { id, joinCheck: 'check' })
  await fillGroup(await world.create(owner, [one]), 499)
  await sql`INSERT INTO group_requests (conversation_id, member_id, at)
    SELECT ${id}::bigint, 100 + n, now() FROM generate_series(1, 499) AS n`.execute(world.db)
  expect((await world.call(guest, 'join', { code })).data.isMember).toBe(false)
  expect(await reasonOf(world.call(other, 'join', { code }))).toBe('request.too_many')
  expect((await world.call(guest, 'join', { code })).code).toBe(200)
  expect((await world.call(owner, `requests?id=${id}`)).data.requests).toHaveLength(500)
})

test('a new account makes three groups a day, others twenty', async () => {
  for (const [ageDays, max] of [
    [0, 3],
    [30, 20],
  ] as const) {
    const [maker, friend] = [await world.member({ ageDays }), await world.member()]
    for (let times = 0; times < max; times += 1) await world.create(maker, [friend])
    const one = { name: '多一个', members: [friend], key: world.newKey() }
    expect(await reasonOf(world.call(maker, 'create', one))).toBe('group.too_many')
    expect((await world.call(maker, 'list')).data.groups).toHaveLength(max)
  }
})

test('codes are not tried by the thousand', async () => {
  const member = await world.member()
  const preview = () => world.call(member, 'preview?code=0000')
  for (let times = 0; times < 60; times += 1)
    expect(await reasonOf(preview())).toBe('group.no_such_group')
  expect(await reasonOf(preview())).toBe('request.too_many')
})
