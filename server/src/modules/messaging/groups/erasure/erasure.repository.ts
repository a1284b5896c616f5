import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** Groups that a member belongs to, dissolved ones too, in the order in which they are locked. */
export async function readJoined(
  db: Db,
  memberId: string,
): Promise<{ id: string; isDissolved: boolean }[]> {
  const { rows } = await sql<{ id: string; isDissolved: boolean }>`
    SELECT g.conversation_id::text AS id, g.dissolved_at IS NOT NULL AS "isDissolved"
    FROM conversation_members m
    JOIN conversation_groups g ON g.conversation_id = m.conversation_id
    WHERE m.member_id = ${memberId} AND m.left_seq IS NULL
    ORDER BY g.conversation_id`.execute(db)
  return rows
}

/** Who gets a group from its owner: the oldest administrator, else the oldest member. */
export async function findHeir(trx: Db, groupId: string, exceptId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM conversation_members
    WHERE conversation_id = ${groupId} AND left_seq IS NULL AND member_id <> ${exceptId}
    ORDER BY role DESC, joined_at, member_id LIMIT 1`.execute(trx)
  return rows[0]?.id ?? null
}

/** Own requests are removed; those of others whom the member invited become their own. */
export async function forgetRequests(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM group_requests WHERE member_id = ${memberId}`.execute(trx)
  await sql`UPDATE group_requests SET invited_by = NULL
    WHERE invited_by = ${memberId}`.execute(trx)
}

/** Groups and requests of a member, for the export. */
export async function readGroupsOf(db: Db, memberId: string) {
  const joined = await sql`
    SELECT g.conversation_id::text AS id, g.name, m.role, g.made_by = ${memberId} AS "isMade",
      floor(extract(epoch FROM m.joined_at))::float8 AS "joinedAt",
      m.left_seq IS NOT NULL AS "hasLeft"
    FROM conversation_members m
    JOIN conversation_groups g ON g.conversation_id = m.conversation_id
    WHERE m.member_id = ${memberId} ORDER BY g.conversation_id`.execute(db)
  const requests = await sql`
    SELECT conversation_id::text AS "groupId", message,
      floor(extract(epoch FROM at))::float8 AS at
    FROM group_requests WHERE member_id = ${memberId} ORDER BY id`.execute(db)
  return { joined: joined.rows, requests: requests.rows }
}
