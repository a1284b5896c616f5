import { sql } from 'kysely'
import { type Answer, type GroupsWorld, openGroups } from './testing/groups-world'

/** Acts at the same time: what is stored is what one order of them would have left. */
let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const ROUNDS = 8
const outcomes = (answers: readonly Answer[]) =>
  answers.map(({ code, reason }) => (code === 200 ? 'ok' : reason)).sort()
const members = (count: number) => Promise.all(Array.from({ length: count }, () => world.member()))

/** Members by their rows beside the count of the group, and how many of them own it. */
async function countsOf(id: string) {
  const { rows } = await sql<{ counted: number; rows: number; owners: number }>`
    SELECT g.members AS counted, count(m.*)::int AS rows,
      count(m.*) FILTER (WHERE m.role = 2)::int AS owners
    FROM conversation_groups g LEFT JOIN conversation_members m
      ON m.conversation_id = g.conversation_id AND m.left_seq IS NULL
    WHERE g.conversation_id = ${id} GROUP BY g.members`.execute(world.db)
  return rows[0]
}

async function openGroup() {
  const [owner = '', one = '', two = '', guest = '', other = ''] = await members(5)
  const id = await world.create(owner, [one, two])
  const { code } = (await world.call(owner, `detail?id=${id}`)).data
  return { owner, one, two, guest, other, id, code }
}

test('of two who join at the last place one is in', async () => {
  const { guest, other, id, code } = await openGroup()
  await sql`UPDATE conversation_groups SET members = 9999
    WHERE conversation_id = ${id}`.execute(world.db)
  const join = (member: string) => world.call(member, 'join', { code })
  expect(outcomes(await Promise.all([join(guest), join(other)]))).toEqual(['group.full', 'ok'])
  expect(await world.logOf(id)).toHaveLength(2)
})

test('of many who join at once each has a place and a line of its own', async () => {
  const { id, code } = await openGroup()
  const guests = await members(12)
  const answers = await Promise.all(guests.map((guest) => world.call(guest, 'join', { code })))
  expect(new Set(outcomes(answers))).toEqual(new Set(['ok']))
  expect(await countsOf(id)).toEqual({ counted: 15, rows: 15, owners: 1 })
  const lines = (await world.logOf(id)).slice(1)
  expect(lines.sort()).toEqual(guests.map((guest) => `${guest} joined ${guest}`).sort())
})

test('one who joins twice at once is one member with one line', async () => {
  const { guest, id, code } = await openGroup()
  const join = () => world.call(guest, 'join', { code })
  expect(outcomes(await Promise.all([join(), join(), join()]))).toEqual(['ok', 'ok', 'ok'])
  expect(await countsOf(id)).toMatchObject({ counted: 4, rows: 4 })
  expect(await world.logOf(id)).toHaveLength(2)
})

test('the same key twice at once makes one group', async () => {
  const [maker = '', friend = ''] = await members(2)
  const body = { name: '同一个群', members: [friend], key: world.newKey() }
  const make = () => world.call(maker, 'create', body)
  const made = await Promise.all([make(), make(), make(), make()])
  expect(new Set(made.map(({ data }) => data.id)).size).toBe(1)
  const again = await world.call(maker, 'create', { ...body, name: '别的名字' })
  expect(again.data).toMatchObject({ id: made[0]?.data.id, group: { name: '同一个群' } })
  expect((await world.call(maker, 'list')).data.groups).toHaveLength(1)
  const other = await world.call(friend, 'create', { ...body, members: [maker] })
  expect(other.data.id).not.toBe(made[0]?.data.id)
})

test('a member leaves while the group is given to them: it has one owner afterwards', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.rest()
    const { owner, one, id } = await openGroup()
    const answers = await Promise.all([
      world.call(one, 'leave', { id }),
      world.call(owner, 'role', { id, memberId: one, role: 2 }),
    ])
    const [left, given] = answers.map(({ code, reason }) => (code === 200 ? 'ok' : reason))
    expect([
      ['ok', 'group.no_such_member'],
      ['group.owner_stays', 'ok'],
    ]).toContainEqual([left, given])
    expect(await countsOf(id)).toMatchObject({ owners: 1 })
  }
})

test('an owner who gives the group away and leaves at once is out or still its owner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.rest()
    const { owner, one, id } = await openGroup()
    const [given, left] = await Promise.all([
      world.call(owner, 'role', { id, memberId: one, role: 2 }),
      world.call(owner, 'leave', { id }),
    ])
    // The one who left is no reader of the group that the first call answers.
    expect([undefined, 'group.not_member']).toContain(given.reason)
    expect([undefined, 'group.owner_stays']).toContain(left.reason)
    const rest = left.reason === undefined ? 2 : 3
    expect(await countsOf(id)).toEqual({ counted: rest, rows: rest, owners: 1 })
  }
})

test('a group that is given to two at once has one owner', async () => {
  const { owner, one, two, id } = await openGroup()
  const give = (memberId: string) => world.call(owner, 'role', { id, memberId, role: 2 })
  expect(outcomes(await Promise.all([give(one), give(two)]))).toEqual(['group.not_owner', 'ok'])
  expect(await countsOf(id)).toMatchObject({ owners: 1 })
})

test('a group is dissolved once, and nothing is added to its log afterwards', async () => {
  const { owner, one, guest, id, code } = await openGroup()
  const dissolve = () => world.call(owner, 'dissolve', { id })
  const [first, second] = await Promise.all([
    dissolve(),
    dissolve(),
    world.call(guest, 'join', { code }),
    world.call(one, 'leave', { id }),
    world.call(owner, 'change', { id, name: '最后的名字' }),
  ])
  expect(outcomes([first, second])).toEqual(['group.no_such_group', 'ok'])
  const log = await world.logOf(id)
  expect(log.at(-1)).toBe(`${owner} dissolved`)
  expect(log.filter((line) => line.endsWith('dissolved'))).toHaveLength(1)
})

test('two managers decide a request at once: one decision counts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.rest()
    const { owner, one, guest, id, code } = await openGroup()
    await world.call(owner, 'role', { id, memberId: one, role: 1 })
    await world.call(owner, 'change', { id, joinCheck: 'check' })
    await world.call(guest, 'join', { code })
    const [{ id: requestId }] = (await world.call(owner, `requests?id=${id}`)).data.requests
    const [accepted, declined] = await Promise.all([
      world.call(owner, 'decide', { requestId, isAccepted: true }),
      world.call(one, 'decide', { requestId, isAccepted: false }),
    ])
    expect(outcomes([accepted, declined])).toEqual(['group.no_such_request', 'ok'])
    expect((await countsOf(id))?.rows).toBe(accepted.code === 200 ? 4 : 3)
  }
})

test('one is invited, joins and is let in at the same time: one member, one line', async () => {
  const { owner, one, guest, id, code } = await openGroup()
  await world.call(owner, 'change', { id, joinCheck: 'check' })
  await world.call(guest, 'join', { code })
  const [{ id: requestId }] = (await world.call(owner, `requests?id=${id}`)).data.requests
  await world.call(owner, 'change', { id, joinCheck: 'open' })
  await Promise.all([
    world.call(guest, 'join', { code }),
    world.call(owner, 'invite', { id, members: [guest] }),
    world.call(one, 'invite', { id, members: [guest] }),
    world.call(owner, 'decide', { requestId, isAccepted: true }),
  ])
  expect(await countsOf(id)).toEqual({ counted: 4, rows: 4, owners: 1 })
  expect(await world.logOf(id)).toHaveLength(2)
  expect((await world.call(owner, `requests?id=${id}`)).data.requests).toEqual([])
})

test('members who remove and leave in any order never wait for each other for ever', async () => {
  const all = await members(8)
  const [owner = '', ...rest] = all
  const ids = [
    await world.create(owner, rest),
    await world.create(rest[0] ?? '', [owner, ...rest.slice(1)]),
  ]
  await Promise.all(
    ids.flatMap((id) => [
      world.call(owner, 'remove', { id, members: rest.slice(1, 4) }),
      world.call(rest[0] ?? '', 'remove', { id, members: rest.slice(1, 4).reverse() }),
      ...rest.slice(1).map((member) => world.call(member, 'leave', { id })),
    ]),
  )
  for (const id of ids) expect(await countsOf(id)).toEqual({ counted: 2, rows: 2, owners: 1 })
})
