import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** A room while an act on it runs: other acts on it wait. Null for an unknown room. */
export async function lockRoom(
  trx: Db,
  roomId: number,
): Promise<{ anchorId: string; title: string } | null> {
  const { rows } = await sql<{ anchorId: string; title: string }>`
    SELECT anchor_id::text AS "anchorId", title FROM rooms
    WHERE id = ${roomId} FOR NO KEY UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** Oldest first. */
export async function readManagers(db: Db, roomId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM room_managers WHERE room_id = ${roomId}
    ORDER BY at, member_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Null for an unknown room; 0 viewer, 1 manager, 2 anchor. */
export async function readRank(db: Db, roomId: number, memberId: string): Promise<number | null> {
  const { rows } = await sql<{ rank: number }>`
    SELECT CASE WHEN anchor_id = ${memberId} THEN 2
      WHEN EXISTS (SELECT FROM room_managers
        WHERE room_id = rooms.id AND member_id = ${memberId}) THEN 1
      ELSE 0 END AS rank
    FROM rooms WHERE id = ${roomId}`.execute(db)
  return rows[0]?.rank ?? null
}

type Place = { roomId: number; memberId: string }

/** False when the member was a manager already. */
export async function addManager(trx: Db, of: Place, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO room_managers (room_id, member_id, at)
    VALUES (${of.roomId}, ${of.memberId}, ${new Date(nowMs)})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

export async function removeManager(trx: Db, { roomId, memberId }: Place): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM room_managers WHERE room_id = ${roomId} AND member_id = ${memberId}
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

export async function setSlowSeconds(trx: Db, roomId: number, seconds: number): Promise<boolean> {
  const { rows } = await sql`UPDATE rooms SET slow_seconds = ${seconds}
    WHERE id = ${roomId} AND slow_seconds <> ${seconds} RETURNING 1`.execute(trx)
  return rows.length > 0
}
