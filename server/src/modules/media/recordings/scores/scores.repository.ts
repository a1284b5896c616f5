import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { ScoredSport, StateRow } from './scored-sports'

/** States of the matches that these recordings show, of one sport. */
export async function readStates(
  db: Db,
  { columns, table }: ScoredSport,
  recordingIds: readonly number[],
): Promise<({ recordingId: number } & StateRow)[]> {
  const { rows } = await sql<{ recordingId: number } & StateRow>`
    SELECT r.id::float8 AS "recordingId", ${columns}
    FROM recordings r JOIN ${table} s ON s.match_id = r.match_id
    WHERE r.id = ANY(${recordingIds}::bigint[]) AND s.score IS NOT NULL`.execute(db)
  return rows
}

export type Score = { atMs: number; home: number; away: number; state: string }

export async function insertScore(
  db: Db,
  { recordingId, atMs, home, away, state }: Score & { recordingId: number },
): Promise<void> {
  // The recording may be erased at the same moment.
  await sql`
    INSERT INTO recording_scores (recording_id, at, home, away, state)
    SELECT id, ${new Date(atMs)}, ${home}, ${away}, ${state} FROM recordings
    WHERE id = ${recordingId} ON CONFLICT DO NOTHING`.execute(db)
}

/** Scores of a recording, oldest first. */
export async function readScores(db: Db, recordingId: number): Promise<Score[]> {
  const { rows } = await sql<Score>`
    SELECT round(extract(epoch FROM at) * 1000)::float8 AS "atMs", home, away, state
    FROM recording_scores WHERE recording_id = ${recordingId} ORDER BY at`.execute(db)
  return rows
}
