import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { Pace } from './pace.rules'

/**
 * The pace of a conversation and the time of the database. The row stays locked until the
 * transaction ends: batches of a conversation are stored one after the other in all processes, so
 * that the ids of its messages grow in the order of its events.
 */
export async function lockPace(trx: Db, topic: string): Promise<Pace & { nowMs: number }> {
  const { rows } = await sql<Pace & { nowMs: number }>`
    INSERT INTO room_paces (topic) VALUES (${topic})
    ON CONFLICT (topic) DO UPDATE SET used_at = now()
    RETURNING shown, left_out AS "leftOut",
      (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"`.execute(trx)
  const [pace] = rows
  if (!pace) throw new Error(`no pace of ${topic}`)
  return pace
}

export async function savePace(trx: Db, topic: string, { shown, leftOut }: Pace): Promise<void> {
  await sql`UPDATE room_paces SET shown = ${JSON.stringify(shown)}::jsonb, left_out = ${leftOut}
    WHERE topic = ${topic}`.execute(trx)
}

/** Rooms whose viewers read this conversation. */
export async function readRoomsOf(
  trx: Db,
  { matchId, roomId }: { matchId: number | null; roomId: number | null },
): Promise<number[]> {
  if (matchId === null) return roomId === null ? [] : [roomId]
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM rooms WHERE match_id = ${matchId}`.execute(trx)
  return rows.map(({ id }) => id)
}
