import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** What a member may do in a room; `mutedUntil` in seconds since 1970. */
export type MemberPlace = {
  isManager: boolean
  isRemoved: boolean
  mutedUntil: number | null
}

/** Manager, removed, muted in this room or in all of them: one read. */
export async function readPlace(
  db: Db,
  { roomId, memberId, nowMs }: { roomId: number; memberId: string; nowMs: number },
): Promise<MemberPlace> {
  const now = new Date(nowMs)
  const { rows } = await sql<MemberPlace>`
    SELECT
      EXISTS (SELECT FROM room_managers
        WHERE room_id = ${roomId} AND member_id = ${memberId}) AS "isManager",
      EXISTS (SELECT FROM room_sanctions WHERE room_id = ${roomId} AND member_id = ${memberId}
        AND removed_at IS NOT NULL) AS "isRemoved",
      (SELECT ceil(extract(epoch FROM max(until)))::float8 FROM (
        SELECT until FROM room_mutes WHERE member_id = ${memberId} AND until > ${now}
        UNION ALL
        SELECT muted_until FROM room_sanctions
        WHERE room_id = ${roomId} AND member_id = ${memberId} AND muted_until > ${now}
      ) AS mutes) AS "mutedUntil"`.execute(db)
  return rows[0] ?? { isManager: false, isRemoved: false, mutedUntil: null }
}
