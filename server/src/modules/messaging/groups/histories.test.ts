import type { Entry } from '@saidian/shared/contracts/messaging'
import fc from 'fast-check'
import { sql } from 'kysely'
import { type GroupsWorld, openGroups } from './testing/groups-world'

/** Random acts of random members, some at the same moment: the log says what the tables have. */
let world: GroupsWorld
let people: string[]
beforeAll(async () => {
  world = await openGroups()
  people = await Promise.all(Array.from({ length: 6 }, () => world.member()))
})
afterAll(() => world.close())

const person = fc.nat({ max: 5 })
const act = fc.oneof(
  fc.record({ kind: fc.constantFrom('join', 'leave', 'dissolve', 'decide'), by: person }),
  fc.record({ kind: fc.constantFrom('invite', 'remove', 'mute'), by: person, of: person }),
  fc.record({ kind: fc.constant('role'), by: person, of: person, role: fc.nat({ max: 2 }) }),
  fc.record({
    kind: fc.constant('change'),
    by: person,
    joinCheck: fc.constantFrom('open', 'open', 'check', 'closed'),
  }),
)
type GroupAct = {
  kind: string
  by: number
  of?: number
  role?: number
  joinCheck?: string
}
/** Dissolving ends a history, so it is rare. */
const isLikely = ({ kind, by }: GroupAct) => kind !== 'dissolve' || by === 0
const histories = fc.array(fc.array(act.filter(isLikely), { minLength: 1, maxLength: 3 }), {
  minLength: 4,
  maxLength: 10,
})

async function perform(id: string, code: string, one: GroupAct): Promise<string> {
  const [by = '', memberId = ''] = [people[one.by], people[one.of ?? 0]]
  const bodies: Record<string, object> = {
    join: { code },
    leave: { id },
    dissolve: { id },
    invite: { id, members: [memberId] },
    remove: { id, members: [memberId] },
    mute: { id, memberId, minutes: 5 },
    role: { id, memberId, role: one.role },
    change: { id, joinCheck: one.joinCheck },
  }
  if (one.kind === 'decide') {
    const { data } = await world.call(by, `requests?id=${id}`)
    const requestId = data?.requests?.[0]?.id
    if (requestId === undefined) return 'ok'
    bodies.decide = { requestId, isAccepted: true }
  }
  const { code: answered, reason } = await world.call(by, one.kind, bodies[one.kind])
  return answered === 200 ? 'ok' : String(reason)
}

type Roles = [id: string, role: number | null][]

/** The roles that an entry gives, null to one who is no member any more. */
function rolesOf({ senderId, body }: Entry): Roles {
  if (body.kind !== 'event') return []
  const all = (role: number | null): Roles => body.members.map((id) => [id, role])
  const by: Partial<Record<typeof body.event, () => Roles>> = {
    created: () => [[senderId, 2], ...all(0)],
    joined: () => all(0),
    invited: () => all(0),
    left: () => all(null),
    removed: () => all(null),
    role: () => all(Number(body.value)),
    owner: () => [[senderId, 0], ...all(2)],
  }
  return by[body.event]?.() ?? []
}

/** Members and their roles as a reader of the log counts them. */
function replay(log: readonly Entry[]): Map<string, number | null> {
  return new Map([...new Map(log.flatMap(rolesOf))].filter(([, role]) => role !== null))
}

async function readMembers(id: string) {
  const { rows } = await sql<{ id: string; role: number; members: number }>`
    SELECT m.member_id::text AS id, m.role, g.members
    FROM conversation_groups g JOIN conversation_members m
      ON m.conversation_id = g.conversation_id AND m.left_seq IS NULL
    WHERE g.conversation_id = ${id}`.execute(world.db)
  return { count: rows[0]?.members, roles: new Map(rows.map((row) => [row.id, row.role])) }
}

async function readLog(id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    SELECT seq::float8, sender_id::text AS "senderId", body FROM conversation_entries
    WHERE conversation_id = ${id} ORDER BY seq`.execute(world.db)
  return rows
}

/** The first one is reached only when two managers decide at the same moment. */
const RULES = [
  ...['group.no_such_request', 'ok', 'message.not_friends', 'group.closed'],
  ...['group.no_such_group', 'group.no_such_member', 'group.not_manager', 'group.not_member'],
  ...['group.not_owner', 'group.owner_stays', 'group.protected'],
]

test('one who reads the log knows every member and role', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await world.rest()
      const [owner = '', one = ''] = people
      const id = await world.create(owner, [one])
      const { code } = (await world.call(owner, `detail?id=${id}`)).data
      for (const together of history) {
        await world.rest()
        const outcomes = together.map((each) => perform(id, code, each))
        for (const outcome of await Promise.all(outcomes)) seen.add(outcome)
      }
      const [log, { count, roles }] = [await readLog(id), await readMembers(id)]
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
      expect(new Map([...replay(log)].sort())).toEqual(new Map([...roles].sort()))
      expect(count).toBe(roles.size)
      expect([...roles.values()].filter((role) => role === 2)).toHaveLength(1)
      await sql`DELETE FROM conversation_groups WHERE conversation_id = ${id}`.execute(world.db)
    }),
    { numRuns: 50, seed: 123 },
  )
  // The histories reach every rule, and no answer is a fault of the server.
  expect([...seen].filter((outcome) => !RULES.includes(outcome))).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(RULES.slice(1)))
})
