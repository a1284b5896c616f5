import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** What a member may not do in a room; `mutedUntil` in seconds since 1970. */
export type Sanction = { mutedUntil: number | null; isRemoved: boolean }

/** Of all rooms, and of this one if it is the room of an anchor. */
export async function readSanction(
  db: Db,
  { memberId, roomId, nowMs }: { memberId: string; roomId: number | null; nowMs: number },
): Promise<Sanction> {
  const { rows } = await sql<Sanction>`
    SELECT ceil(extract(epoch FROM max(until)))::float8 AS "mutedUntil",
      coalesce(bool_or(is_removed), false) AS "isRemoved"
    FROM (
      SELECT until, false AS is_removed FROM room_mutes
      WHERE member_id = ${memberId} AND until > ${new Date(nowMs)}
      UNION ALL
      SELECT CASE WHEN muted_until > ${new Date(nowMs)} THEN muted_until END,
        removed_at IS NOT NULL
      FROM room_sanctions WHERE member_id = ${memberId} AND room_id = ${roomId}
    ) AS sanctions`.execute(db)
  return rows[0] ?? { mutedUntil: null, isRemoved: false }
}
