import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { OpenMatch } from '../../../sports/analysis'
import type { PlayedMatch, TimedGoal } from './goal-bins.rules'

type Wanted = Pick<OpenMatch, 'seasonId' | 'home' | 'away' | 'sources'>

/** Goal, penalty, own goal; the same condition as the index of goals. */
const IS_GOAL = sql`i.type IN (1, 8, 17) AND NOT i.withdrawn AND i.side <> 'none'`

/** Finished matches of both teams in the season with their reported goals. */
export async function readSeasonGoals(db: Db, wanted: Wanted): Promise<PlayedMatch[]> {
  const { seasonId, home, away, sources } = wanted
  const { rows } = await sql<PlayedMatch & { goals: TimedGoal[] | null }>`
    SELECT m.id, m.home_id AS home, m.away_id AS away, s.score,
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt",
      coalesce((
        SELECT json_agg(json_build_object('side', i.side, 'minute', i.minute))
        FROM football_incidents i
        WHERE i.match_id = m.id AND ${IS_GOAL}
      ), '[]'::json) AS goals
    FROM matches m
    JOIN football_match_states s ON s.match_id = m.id
    WHERE m.season_id = ${seasonId}
      AND m.source = ANY(${sources})
      AND s.status = ${FOOTBALL_STATUS.finished}
      AND s.score IS NOT NULL
      AND (m.home_id = ANY(${[home, away]}) OR m.away_id = ANY(${[home, away]}))
    ORDER BY m.id`.execute(db)
  return rows
}
