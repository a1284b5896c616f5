import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Sport } from '../sport'
import { sportTable } from '../sport-table.repository'

const DAY_S = 86_400

/** A match of the future as a page shows it. */
export type FutureMatch = {
  id: number
  leagueZh: string
  round: string
  /** Seconds since 1970. */
  kickoffAt: number
  home: number
  away: number
  /** Whole days between the match of the page and this one. */
  daysAfter: number
}

type Wanted = { sport: Sport; teamId: number; kickoffAt: number; sources: string[]; limit: number }

/** Matches of a team after `kickoffAt` (seconds since 1970), next first, without cancelled ones. */
export async function readFuture(db: Db, wanted: Wanted): Promise<FutureMatch[]> {
  const { teamId, kickoffAt, limit } = wanted
  const atHome = after(wanted, sql`m.home_id = ${teamId}`)
  const away = after(wanted, sql`m.away_id = ${teamId}`)
  const { rows } = await sql<FutureMatch>`
    SELECT f.id, l.short_zh AS "leagueZh", f.round,
      floor(extract(epoch FROM f.kickoff_at))::float8 AS "kickoffAt",
      f.home_id AS home, f.away_id AS away,
      floor(
        (extract(epoch FROM f.kickoff_at) - ${kickoffAt}::float8) / ${DAY_S}
      )::int AS "daysAfter"
    FROM ((${atHome}) UNION ALL (${away})) f
    JOIN leagues l ON l.id = f.league_id
    ORDER BY f.kickoff_at, f.id
    LIMIT ${limit}`.execute(db)
  return rows
}

function after({ sport, kickoffAt, sources, limit }: Wanted, test: RawBuilder<unknown>) {
  const { over, finished } = sport.statuses
  const cancelled = over.filter((status) => status !== finished)
  return sql`
    SELECT m.id, m.league_id, m.round, m.kickoff_at, m.home_id, m.away_id
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE ${test}
      AND m.sport_id = ${sport.id}
      AND m.kickoff_at > to_timestamp(${kickoffAt})
      AND m.source = ANY(${sources})
      AND s.status <> ALL(${cancelled})
    ORDER BY m.kickoff_at
    LIMIT ${limit}`
}
