import type { Team } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Sport } from '../sport'

/** The analysed match. Times are seconds since 1970. */
export type AnalysedMatch = {
  id: number
  seasonId: number
  season: string
  source: string
  home: number
  away: number
  kickoffAt: number
}

/** The match, if it belongs to one of these sources. */
export async function readAnalysedMatch(
  db: Db,
  sport: Sport,
  matchId: number,
  sources: string[],
): Promise<AnalysedMatch | null> {
  const { rows } = await sql<AnalysedMatch>`
    SELECT m.id, m.season_id AS "seasonId", s.name AS season, m.source,
      m.home_id AS home, m.away_id AS away,
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt"
    FROM matches m
    JOIN seasons s ON s.id = m.season_id
    WHERE m.id = ${matchId}::bigint
      AND m.sport_id = ${sport.id}
      AND m.source = ANY(${sources})`.execute(db)
  return rows[0] ?? null
}

/** Names of these teams, by id. */
export async function readTeamNames(db: Db, ids: number[]): Promise<Team[]> {
  const { rows } = await sql<Team>`
    SELECT id, name_zh AS "nameZh", short_zh AS "shortZh", colors, mark, iso
    FROM teams
    WHERE id = ANY(${[...new Set(ids)]})
    ORDER BY id`.execute(db)
  return rows
}
