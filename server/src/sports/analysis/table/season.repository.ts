import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import type { SeasonMatch } from './season-match'
import type { Season } from './season-table.rules'

type Head = {
  id: number
  name: string
  leagueKey: string
  kind: number
  keys: Record<string, string>
}

/** Finished matches come first, so that of two rows of a match the one with a result stays. */
export async function readSeason(
  db: Db,
  sport: Sport,
  seasonId: number,
  sources: string[],
): Promise<Season | null> {
  const { finished } = sport.statuses
  const [{ rows: heads }, { rows: matches }] = await Promise.all([
    sql<Head>`
      SELECT s.id, s.name, l.key AS "leagueKey", l.kind,
        coalesce((
          SELECT json_object_agg(t.id, t.key)
          FROM teams t
          WHERE t.id IN (
            SELECT home_id FROM matches WHERE season_id = s.id
            UNION SELECT away_id FROM matches WHERE season_id = s.id
          )
        ), '{}') AS keys
      FROM seasons s
      JOIN leagues l ON l.id = s.league_id
      WHERE s.id = ${seasonId}`.execute(db),
    sql<SeasonMatch>`
      SELECT m.id, m.home_id AS home, m.away_id AS away, m.round,
        CASE WHEN s.status = ${finished} THEN s.score END AS score,
        floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt"
      FROM matches m
      JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
      WHERE m.season_id = ${seasonId} AND m.source = ANY(${sources})
      ORDER BY (s.status = ${finished}) DESC, m.id`.execute(db),
  ])
  const head = heads[0]
  if (!head) return null
  const { keys, ...season } = head
  const teamKeys = new Map(Object.entries(keys).map(([id, key]) => [Number(id), key]))
  return { ...season, teamKeys, matches }
}
