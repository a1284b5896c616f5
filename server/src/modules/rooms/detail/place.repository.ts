import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { isBanned, mutedUntil } from '../../governance'

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
  const room = { member: memberId, where: { scope: 'room', place: roomId }, nowMs } as const
  const { rows } = await sql<MemberPlace>`
    SELECT
      EXISTS (SELECT FROM room_managers
        WHERE room_id = ${roomId} AND member_id = ${memberId}) AS "isManager",
      ${isBanned(room)} AS "isRemoved", ${mutedUntil(room)} AS "mutedUntil"`.execute(db)
  return rows[0] ?? { isManager: false, isRemoved: false, mutedUntil: null }
}
