import { beijingDate } from '@saidian/shared/lib'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

export type RankedMatch = {
  id: number
  seasonId: number
  source: string
  home: number
  away: number
}

/** Those of `ids` whose season is not over at `nowMs`; a final table is no rank of its matches. */
export async function readRankedMatches(
  db: Db,
  ids: number[],
  nowMs: number,
): Promise<RankedMatch[]> {
  const { rows } = await sql<RankedMatch>`
    SELECT m.id, m.season_id AS "seasonId", m.source, m.home_id AS home, m.away_id AS away
    FROM matches m
    JOIN seasons s ON s.id = m.season_id
    WHERE m.id = ANY(${ids}) AND s.ends_on >= ${beijingDate(nowMs)}::date`.execute(db)
  return rows
}

export type ResultRow = {
  id: number
  seasonId: number
  /** Null unless the match is finished. */
  score: [number, number] | null
}

/** Results of those of these matches that are in these seasons. */
export async function readResults(
  db: Db,
  sport: Sport,
  ids: number[],
  seasonIds: number[],
): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    SELECT m.id, m.season_id AS "seasonId",
      CASE WHEN s.status = ${sport.statuses.finished} THEN s.score END AS score
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE m.id = ANY(${ids}) AND m.season_id = ANY(${seasonIds})`.execute(db)
  return rows
}

/** Matches of these teams in a season that kick off within a day and a half of `nowMs`. */
export async function readMatchesAround(
  db: Db,
  seasonId: number,
  teamIds: number[],
  nowMs: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id
    FROM matches
    WHERE season_id = ${seasonId}
      AND (home_id = ANY(${teamIds}) OR away_id = ANY(${teamIds}))
      AND kickoff_at BETWEEN to_timestamp(${nowMs / 1000}) - interval '36 hours'
        AND to_timestamp(${nowMs / 1000}) + interval '36 hours'
    ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}
