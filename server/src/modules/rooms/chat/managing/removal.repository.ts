import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { topicsOf } from '../conversation'

/** Messages that open pages show at most; a cleared room names so many of its newest. */
const MAX_NAMED = 500

type Place = { matchId: number | null; roomId: number | null }

/** The topics on which the removed message was shown; null for an unknown or removed one. */
export async function removeMessage(trx: Db, id: number, by: string): Promise<string[] | null> {
  const { rows } = await sql<Place>`
    UPDATE room_messages SET removed_by = ${by} WHERE id = ${id} AND removed_by IS NULL
    RETURNING match_id AS "matchId", room_id AS "roomId"`.execute(trx)
  return rows[0] ? topicsOf(rows[0]) : null
}

/** Shows a message again that `by` removed; false for another one. */
export async function restoreMessage(trx: Db, id: number, by: string): Promise<boolean> {
  const { rows } = await sql`UPDATE room_messages SET removed_by = NULL
    WHERE id = ${id} AND removed_by = ${by} RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** A message that was written in a room; null for one of another room. */
export async function findOfRoom(
  trx: Db,
  roomId: number,
  id: number,
): Promise<{ authorId: string; text: string } | null> {
  const { rows } = await sql<{ authorId: string; text: string }>`
    SELECT author_id::text AS "authorId", text FROM room_messages
    WHERE id = ${id} AND room_id = ${roomId}`.execute(trx)
  return rows[0] ?? null
}

/** Hides what was written in a room until now; the newest ids by the topics that showed them. */
export async function clearRoom(trx: Db, roomId: number): Promise<Map<string, number[]>> {
  const { rows } = await sql<Place & { id: number }>`
    SELECT m.id::float8 AS id, m.match_id AS "matchId", m.room_id AS "roomId"
    FROM room_messages m JOIN rooms r ON r.id = m.room_id
    WHERE m.room_id = ${roomId} AND m.removed_by IS NULL AND m.id > r.cleared_to
    ORDER BY m.id DESC LIMIT ${MAX_NAMED}`.execute(trx)
  const [newest] = rows
  if (!newest) return new Map()
  await sql`UPDATE rooms SET cleared_to = ${newest.id} WHERE id = ${roomId}`.execute(trx)
  const byTopic = new Map<string, number[]>()
  for (const row of rows)
    for (const topic of topicsOf(row)) byTopic.set(topic, [...(byTopic.get(topic) ?? []), row.id])
  return byTopic
}
