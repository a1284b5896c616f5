import { sql } from 'kysely'
import { type GroupsWorld, openGroups } from './testing/groups-world'

/** Every act by everyone who may try it: what it answers, and that an error changes nothing. */
let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const ROLES = ['owner', 'administrator', 'member', 'removed', 'left', 'stranger'] as const
type Role = (typeof ROLES)[number]

/** A group with everyone of the matrix, and those whom acts are about. */
async function openGroup() {
  const member = () => world.member()
  const [owner, administrator, one, removed, left] = [
    ...[await member(), await member(), await member(), await member(), await member()],
  ] as [string, string, string, string, string]
  const [stranger, other, colleague, waiting, friend] = [
    ...[await member(), await member(), await member(), await member(), await member()],
  ] as [string, string, string, string, string]
  const id = await world.create(owner, [administrator, one, removed, left, other, colleague])
  for (const memberId of [administrator, colleague])
    await world.call(owner, 'role', { id, memberId, role: 1 })
  await world.call(owner, 'remove', { id, members: [removed] })
  await world.call(left, 'leave', { id })
  const { code } = (await world.call(owner, `detail?id=${id}`)).data
  await world.call(owner, 'change', { id, joinCheck: 'check' })
  await world.call(waiting, 'join', { code })
  const { requests } = (await world.call(owner, `requests?id=${id}`)).data
  const by = { owner, administrator, member: one, removed, left, stranger }
  return { id, by, other, colleague, friend, requestId: requests[0].id as string }
}
type Given = Awaited<ReturnType<typeof openGroup>>

/** Everything that an act may change, as one text. */
async function stateOf(id: string): Promise<string> {
  const { rows } = await sql<{ state: unknown }>`
    SELECT jsonb_build_array(to_jsonb(c), to_jsonb(g),
      (SELECT jsonb_agg(m ORDER BY member_id) FROM conversation_members m
        WHERE m.conversation_id = c.id),
      (SELECT jsonb_agg(r ORDER BY r.id) FROM group_requests r WHERE r.conversation_id = c.id),
      (SELECT jsonb_agg(e ORDER BY seq) FROM conversation_entries e
        WHERE e.conversation_id = c.id)) AS state
    FROM conversations c JOIN conversation_groups g ON g.conversation_id = c.id
    WHERE c.id = ${id}`.execute(world.db)
  return JSON.stringify(rows)
}

type Outcomes = Record<Role, string>
const outside = { removed: 'not_member', left: 'not_member', stranger: 'no_such_group' }
const all: Outcomes = { owner: 'ok', administrator: 'ok', member: 'ok', ...outside }
const managers: Outcomes = { ...all, member: 'not_manager' }
const owners: Outcomes = { ...all, administrator: 'not_owner', member: 'not_owner' }
const unknown = { removed: 'no_such_request', left: 'no_such_request' }

const ACTS: Record<
  string,
  { path: string; body: (given: Given) => object | string; outcomes: Outcomes }
> = {
  'reads the group': { path: 'detail', body: ({ id }) => `?id=${id}`, outcomes: all },
  'reads its members': { path: 'members', body: ({ id }) => `?id=${id}`, outcomes: all },
  'reads who waits': { path: 'requests', body: ({ id }) => `?id=${id}`, outcomes: managers },
  'lets one join': {
    path: 'decide',
    body: ({ requestId }) => ({ requestId, isAccepted: true }),
    outcomes: { ...managers, ...unknown, stranger: 'no_such_request' },
  },
  'declines one': {
    path: 'decide',
    body: ({ requestId }) => ({ requestId, isAccepted: false }),
    outcomes: { ...managers, ...unknown, stranger: 'no_such_request' },
  },
  'invites a friend': {
    path: 'invite',
    body: ({ id, friend }) => ({ id, members: [friend] }),
    outcomes: all,
  },
  'renames it': {
    path: 'change',
    body: ({ id }) => ({ id, name: '新名字', notice: '周六集合', isAllMuted: true }),
    outcomes: managers,
  },
  'makes an administrator': {
    path: 'role',
    body: ({ id, other }) => ({ id, memberId: other, role: 1 }),
    outcomes: owners,
  },
  'dismisses an administrator': {
    path: 'role',
    body: ({ id, colleague }) => ({ id, memberId: colleague, role: 0 }),
    outcomes: owners,
  },
  'gives it away': {
    path: 'role',
    body: ({ id, other }) => ({ id, memberId: other, role: 2 }),
    outcomes: owners,
  },
  'mutes a member': {
    path: 'mute',
    body: ({ id, other }) => ({ id, memberId: other, minutes: 10 }),
    outcomes: managers,
  },
  'mutes an administrator': {
    path: 'mute',
    body: ({ id, colleague }) => ({ id, memberId: colleague, minutes: 10 }),
    outcomes: { ...managers, administrator: 'protected' },
  },
  'mutes its owner': {
    path: 'mute',
    body: ({ id, by }) => ({ id, memberId: by.owner, minutes: 10 }),
    outcomes: { ...managers, owner: 'protected', administrator: 'protected' },
  },
  'removes a member': {
    path: 'remove',
    body: ({ id, other }) => ({ id, members: [other] }),
    outcomes: managers,
  },
  'removes an administrator': {
    path: 'remove',
    body: ({ id, other, colleague }) => ({ id, members: [other, colleague] }),
    outcomes: { ...managers, administrator: 'protected' },
  },
  'removes its owner': {
    path: 'remove',
    body: ({ id, by }) => ({ id, members: [by.owner] }),
    outcomes: { ...managers, owner: 'protected', administrator: 'protected' },
  },
  'leaves it': {
    path: 'leave',
    body: ({ id }) => ({ id }),
    outcomes: { ...all, owner: 'owner_stays' },
  },
  'dissolves it': { path: 'dissolve', body: ({ id }) => ({ id }), outcomes: owners },
}

const tryAct = (member: string, path: string, input: object | string) =>
  typeof input === 'string' ? world.call(member, path + input) : world.call(member, path, input)

const reads = new Set(['detail', 'members', 'requests'])
test.each(Object.entries(ACTS))('who %s', async (_, { path, body, outcomes }) => {
  let given = await openGroup()
  for (const role of ROLES) {
    await world.rest()
    const before = await stateOf(given.id)
    const answer = await tryAct(given.by[role], path, body(given))
    const outcome = answer.code === 200 ? 'ok' : String(answer.reason).replace('group.', '')
    expect({ role, outcome }).toEqual({ role, outcome: outcomes[role] })
    const hasChanged = (await stateOf(given.id)) !== before
    expect({ role, hasChanged }).toEqual({ role, hasChanged: outcome === 'ok' && !reads.has(path) })
    if (hasChanged) given = await openGroup()
  }
})

test('a visitor does none of it', async () => {
  const given = await openGroup()
  const before = await stateOf(given.id)
  for (const { path, body } of Object.values(ACTS))
    expect((await tryAct('', path, body(given))).reason).toBe('auth.no_token')
  expect(await stateOf(given.id)).toBe(before)
})

test('a dissolved group is read by its members, and no act changes it', async () => {
  const given = await openGroup()
  await world.call(given.by.owner, 'dissolve', { id: given.id })
  const before = await stateOf(given.id)
  for (const { path, body } of Object.values(ACTS)) {
    const { reason } = await tryAct(given.by.owner, path, body(given))
    const gone = path === 'decide' ? 'group.no_such_request' : 'group.no_such_group'
    expect({ path, reason }).toEqual({ path, reason: reads.has(path) ? undefined : gone })
  }
  expect(await stateOf(given.id)).toBe(before)
})
