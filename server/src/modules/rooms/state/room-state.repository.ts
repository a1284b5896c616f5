import type { RoomState } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Who a room belongs to, and its state; null for an unknown room. */
export type StoredRoom = {
  id: number
  anchorId: string
  column: number
  closedReason: string | null
  state: RoomState
}

type Row = Omit<StoredRoom, 'state'> & RoomState

export async function readRoom(db: Db, roomId: number): Promise<StoredRoom | null> {
  const { rows } = await sql<Row>`
    SELECT r.id, r.anchor_id::text AS "anchorId", r.column_id AS "column",
      r.closed_reason AS "closedReason", b.id IS NOT NULL AS "isLive", r.title, r.notice,
      r.match_id AS "matchId", m.sport_id AS sport,
      round(extract(epoch FROM b.started_at) * 1000)::float8 AS "startedAt",
      r.heat, r.viewers, r.slow_seconds AS "slowSeconds"
    FROM rooms r LEFT JOIN broadcasts b ON b.room_id = r.id AND b.ended_at IS NULL
    LEFT JOIN matches m ON m.id = r.match_id
    WHERE r.id = ${roomId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { id, anchorId, column, closedReason, ...state } = row
  return { id, anchorId, column, closedReason, state }
}
