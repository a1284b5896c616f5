import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

export type JoinRequest = {
  groupId: string
  memberId: string
  /** Null for a wish of one's own. */
  invitedBy: string | null
  message: string
  nowMs: number
}

/** Stores a request; a later one of the same member replaces it. */
export async function upsertRequest(trx: Db, request: JoinRequest): Promise<void> {
  const { groupId, memberId, invitedBy, message, nowMs } = request
  await sql`
    INSERT INTO group_requests (conversation_id, member_id, invited_by, message, at)
    VALUES (${groupId}, ${memberId}, ${invitedBy}::bigint, ${message}, ${new Date(nowMs)})
    ON CONFLICT (conversation_id, member_id) DO UPDATE SET invited_by = excluded.invited_by,
      message = excluded.message, at = excluded.at`.execute(trx)
}

export type WaitingRequest = {
  id: string
  groupId: string
  memberId: string
  invitedBy: string | null
  message: string
  /** Seconds since 1970. */
  at: number
}

const COLUMNS = sql`id::text, conversation_id::text AS "groupId", member_id::text AS "memberId",
  invited_by::text AS "invitedBy", message, floor(extract(epoch FROM at))::float8 AS at`

export async function findRequest(db: Db, id: string): Promise<WaitingRequest | null> {
  const { rows } = await sql<WaitingRequest>`
    SELECT ${COLUMNS} FROM group_requests WHERE id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Who waits to join a group, the first one first. */
export async function readRequests(db: Db, groupId: string): Promise<WaitingRequest[]> {
  const { rows } = await sql<WaitingRequest>`
    SELECT ${COLUMNS} FROM group_requests WHERE conversation_id = ${groupId}
    ORDER BY group_requests.at, group_requests.id`.execute(db)
  return rows
}

export async function countRequests(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM group_requests
    WHERE conversation_id = ${groupId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function isWaiting(db: Db, groupId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM group_requests
    WHERE conversation_id = ${groupId} AND member_id = ${memberId}`.execute(db)
  return rows.length > 0
}

/** Ends the waiting of these members for a group. */
export async function deleteRequests(
  trx: Db,
  groupId: string,
  memberIds: readonly string[],
): Promise<void> {
  await sql`DELETE FROM group_requests
    WHERE conversation_id = ${groupId} AND member_id = ANY(${memberIds}::bigint[])`.execute(trx)
}

export async function deleteOldRequests(db: Db, beforeMs: number): Promise<void> {
  await sql`DELETE FROM group_requests WHERE at < ${new Date(beforeMs)}`.execute(db)
}
