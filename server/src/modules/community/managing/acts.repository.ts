import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type CircleActKind =
  | 'pin'
  | 'unpin'
  | 'remove'
  | 'mute'
  | 'unmute'
  | 'appoint'
  | 'dismiss'
  | 'rules'

export type CircleAct = {
  circleId: number | null
  by: { memberId: string } | { staff: string }
  kind: CircleActKind
  memberId?: string
  postId?: string
  hours?: number
  reason?: string
  nowMs: number
}

/** Writes an act down, in its transaction. */
export async function insertAct(trx: Db, act: CircleAct): Promise<void> {
  const byId = 'memberId' in act.by ? act.by.memberId : null
  const byStaff = 'staff' in act.by ? act.by.staff : null
  await sql`
    INSERT INTO circle_acts
      (circle_id, at, by_id, by_staff, kind, member_id, post_id, hours, reason)
    VALUES (${act.circleId}, ${new Date(act.nowMs)}, ${byId}, ${byStaff}, ${act.kind},
      ${act.memberId ?? null}, ${act.postId ?? null}, ${act.hours ?? null},
      ${act.reason ?? ''})`.execute(trx)
}

/** Acts of a member and on a member, for the export. */
export async function readActsOf(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT kind, circle_id AS "circleId", post_id::text AS "postId", hours, reason,
      by_id = ${memberId} AS "isOwn", floor(extract(epoch FROM at))::float8 AS at
    FROM circle_acts WHERE member_id = ${memberId} OR by_id = ${memberId} ORDER BY id`.execute(db)
  return rows
}
