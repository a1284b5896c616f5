import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { sportTable } from '../../../sports/sport-table.repository'
import type { PlayedMatch } from '../model'
import type { PredictedSport } from '../predicted-sport'

/** A league with fewer seasons has no model. */
const MIN_SEASONS = 2
/** Older results weigh next to nothing. */
const MAX_MATCHES = 4_000

type Result = Omit<PlayedMatch, 'shots' | 'shotsOnTarget' | 'opening' | 'line' | 'total'>

function resultsOf({ sport, sources }: PredictedSport) {
  return sql`FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE m.sport_id = ${sport.id} AND m.source = ANY(${sources()})
      AND s.status = ${sport.statuses.finished} AND s.score IS NOT NULL`
}

/** Leagues with results of at least two seasons, and the number of their results. */
export async function readTrainedLeagues(
  db: Db,
  predicted: PredictedSport,
): Promise<{ leagueId: number; matches: number }[]> {
  const { rows } = await sql<{ leagueId: number; matches: number }>`
    SELECT m.league_id AS "leagueId", least(count(*), ${MAX_MATCHES})::int AS matches
    ${resultsOf(predicted)}
    GROUP BY m.league_id
    HAVING count(DISTINCT m.season_id) >= ${MIN_SEASONS}
    ORDER BY m.league_id`.execute(db)
  return rows
}

/**
 * The newest results of a league, oldest first. The number of a season is the day on which it
 * starts: its id may have been given in any order.
 */
export async function readResults(
  db: Db,
  predicted: PredictedSport,
  leagueId: number,
): Promise<Result[]> {
  const { rows } = await sql<Result>`
    SELECT m.id, m.league_id AS "leagueId",
      (SELECT extract(epoch FROM e.starts_on)::int / 86400
        FROM seasons e WHERE e.id = m.season_id) AS "seasonId",
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt",
      m.home_id AS home, m.away_id AS away, m.neutral, s.score
    ${resultsOf(predicted)} AND m.league_id = ${leagueId}
    ORDER BY m.kickoff_at DESC, m.id
    LIMIT ${MAX_MATCHES}`.execute(db)
  return rows.reverse()
}
