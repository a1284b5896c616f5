import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { Membership } from './stored-group'

const STRANGER = { role: 0, isPresent: false, isKnown: false, isRemoved: false }

/** How these members stand to a group; every id has an answer. */
export async function readMemberships(
  db: Db,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Membership>> {
  const { rows } = await sql<Omit<Membership, 'isKnown'>>`
    SELECT member_id::text AS id, CASE WHEN left_seq IS NULL THEN role ELSE 0 END AS role,
      left_seq IS NULL AS "isPresent", removed_at IS NOT NULL AS "isRemoved"
    FROM conversation_members
    WHERE conversation_id = ${groupId} AND member_id = ANY(${ids}::bigint[])`.execute(db)
  const known = new Map(
    rows.map((row): [string, Membership] => [row.id, { ...row, isKnown: true }]),
  )
  return new Map(ids.map((id) => [id, known.get(id) ?? { id, ...STRANGER }]))
}

export async function readMembership(db: Db, groupId: string, id: string): Promise<Membership> {
  const found = await readMemberships(db, groupId, [id])
  return found.get(id) ?? { id, ...STRANGER }
}

export type Joining = {
  groupId: string
  ids: readonly string[]
  /** Entries up to this one are not theirs. */
  firstSeq: number
  nowMs: number
}

/** Adds members who are absent; one who comes back gets no entry from the time between. */
export async function addMembers(trx: Db, given: Joining): Promise<void> {
  const { groupId, ids, firstSeq, nowMs } = given
  const { rows } = await sql`
    INSERT INTO conversation_members AS known (conversation_id, member_id, first_seq, joined_at)
    SELECT ${groupId}::bigint, id, ${firstSeq}, ${new Date(nowMs)}
    FROM unnest(${ids}::bigint[]) AS id ORDER BY id
    ON CONFLICT (conversation_id, member_id) DO UPDATE SET role = 0,
      first_seq = greatest(known.first_seq, excluded.first_seq),
      joined_at = excluded.joined_at, pinned_at = NULL, left_seq = NULL, hidden_seq = NULL,
      removed_at = NULL
    WHERE known.left_seq IS NOT NULL
    RETURNING 1`.execute(trx)
  await countMembers(trx, groupId, rows.length)
}

export type Leaving = {
  groupId: string
  ids: readonly string[]
  /** The last entry that they read: the one about their leaving. */
  leftSeq: number
  /** When a manager removed them; null for those who left. */
  removedAtMs: number | null
}

export async function endMemberships(trx: Db, given: Leaving): Promise<void> {
  const removedAt = given.removedAtMs === null ? null : new Date(given.removedAtMs)
  const { rows } = await sql`
    UPDATE conversation_members SET left_seq = ${given.leftSeq}, role = 0,
      removed_at = ${removedAt}::timestamptz, left_name = (
        SELECT name FROM conversation_groups WHERE conversation_id = ${given.groupId})
    WHERE conversation_id = ${given.groupId} AND member_id = ANY(${given.ids}::bigint[])
      AND left_seq IS NULL
    RETURNING 1`.execute(trx)
  await countMembers(trx, given.groupId, -rows.length)
}

async function countMembers(trx: Db, groupId: string, more: number): Promise<void> {
  await sql`UPDATE conversation_groups SET members = members + ${more}
    WHERE conversation_id = ${groupId}`.execute(trx)
}

export async function setRole(
  trx: Db,
  groupId: string,
  { id, role }: { id: string; role: number },
): Promise<void> {
  await sql`UPDATE conversation_members SET role = ${role}
    WHERE conversation_id = ${groupId} AND member_id = ${id}`.execute(trx)
}

/** Owner and administrators of a group, the owner first. */
export async function readManagers(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM conversation_members
    WHERE conversation_id = ${groupId} AND role > 0 AND left_seq IS NULL
    ORDER BY role DESC, member_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who of these belongs to as many groups as a member may, dissolved ones not counted. */
export async function findFull(
  db: Db,
  ids: readonly string[],
  maxGroups: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.member_id::text AS id
    FROM conversation_members m
    JOIN conversation_groups g ON g.conversation_id = m.conversation_id
    WHERE m.member_id = ANY(${ids}::bigint[]) AND m.left_seq IS NULL AND g.dissolved_at IS NULL
    GROUP BY m.member_id HAVING count(*) >= ${maxGroups}`.execute(db)
  return rows.map(({ id }) => id)
}
