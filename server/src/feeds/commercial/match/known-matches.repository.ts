import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { FeedMatchState } from '../../feed'
import type { KnownMatch } from './match-memory'

type Row = FeedMatchState &
  Pick<KnownMatch, 'revision' | 'incidentKeys' | 'lineKeys'> & { key: string }

/** Stored data of the matches of a source with a kick-off within two days from now, by key. */
export async function readKnownMatches(
  db: Db,
  source: string,
  nowMs: number,
): Promise<Map<string, KnownMatch>> {
  const now = sql`to_timestamp(${nowMs / 1_000})`
  const { rows } = await sql<Row>`
    SELECT m.key, s.revision::float8 AS revision, s.status,
      extract(epoch FROM s.half_kickoff_at)::float8 AS "halfKickoffAt",
      s.score, s.half, s.corners, s.yellow, s.red, s.extra, s.shootout, s.var_check AS "varCheck",
      ARRAY(
        SELECT i.key FROM football_incidents i WHERE i.match_id = m.id AND NOT i.withdrawn
      ) AS "incidentKeys",
      ARRAY(
        SELECT t.key FROM football_text_lines t WHERE t.match_id = m.id AND NOT t.withdrawn
      ) AS "lineKeys"
    FROM matches m
    JOIN football_match_states s ON s.match_id = m.id
    WHERE m.source = ${source}
      AND m.kickoff_at >= ${now} - interval '2 days'
      AND m.kickoff_at <= ${now} + interval '2 days'`.execute(db)
  return new Map(
    rows.map(({ key, revision, incidentKeys, lineKeys, ...state }) => {
      return [key, { revision, incidentKeys, lineKeys, state }]
    }),
  )
}
