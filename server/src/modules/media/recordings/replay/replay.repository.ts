import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

export type SaidMessage = {
  id: number
  at: number
  text: string
  authorId: string
  roomId: number | null
  role: number
}

export type Conversation = { roomId: number; matchId: number | null; fromMs: number; toMs: number }

/** What was said in a room, or about its match, in a span of time; oldest first. */
export async function readSaid(
  db: Db,
  { roomId, matchId, fromMs, toMs }: Conversation,
  limit: number,
): Promise<SaidMessage[]> {
  const { rows } = await sql<SaidMessage>`
    SELECT m.id::float8 AS id, floor(extract(epoch FROM m.at))::float8 AS at, m.text,
      m.author_id::text AS "authorId", m.room_id AS "roomId",
      CASE WHEN rooms.anchor_id = m.author_id THEN 2
        WHEN managers.member_id IS NOT NULL THEN 1 ELSE 0 END AS role
    FROM room_messages m LEFT JOIN rooms ON rooms.id = m.room_id
    LEFT JOIN room_managers managers
      ON managers.room_id = m.room_id AND managers.member_id = m.author_id
    WHERE (m.room_id = ${roomId} OR m.match_id = ${matchId}::int) AND m.removed_by IS NULL
      AND m.at >= ${new Date(fromMs)} AND m.at < ${new Date(toMs)}
      AND m.id > coalesce(rooms.cleared_to, 0)
    ORDER BY m.id LIMIT ${limit}`.execute(db)
  return rows
}
