import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Shots } from '../predicted-sport'
import type { FootballMoment } from './football-curve.rules'

/** Shots on and off target (codes-and-words 1.4) of the whole match. */
const [ON_TARGET, OFF_TARGET] = [21, 22]

/** Shots and shots on target of these matches, where they are known. */
export async function readFootballShots(db: Db, matchIds: number[]): Promise<Map<number, Shots>> {
  const { rows } = await sql<{
    matchId: number
    on: [number, number]
    off: [number, number] | null
  }>`
    SELECT o.match_id AS "matchId", ARRAY[o.home, o.away] AS on,
      CASE WHEN f.match_id IS NOT NULL THEN ARRAY[f.home, f.away] END AS off
    FROM football_statistics o
    LEFT JOIN football_statistics f
      ON f.match_id = o.match_id AND f.half = 0 AND f.type = ${OFF_TARGET}
    WHERE o.match_id = ANY(${matchIds}) AND o.half = 0 AND o.type = ${ON_TARGET}`.execute(db)
  return new Map(
    rows.map(({ matchId, on, off }) => [
      matchId,
      { shotsOnTarget: on, shots: off && [on[0] + off[0], on[1] + off[1]] },
    ]),
  )
}

export type FootballStateRow = {
  kickoffAt: number
  halfKickoffAt: number | null
  sourceAt: number
  status: number
  score: [number, number] | null
}

export async function readFootballState(db: Db, matchId: number): Promise<FootballStateRow | null> {
  const seconds = (column: string) => sql`floor(extract(epoch FROM ${sql.ref(column)}))::float8`
  const { rows } = await sql<FootballStateRow>`
    SELECT ${seconds('m.kickoff_at')} AS "kickoffAt",
      ${seconds('s.half_kickoff_at')} AS "halfKickoffAt", ${seconds('s.source_at')} AS "sourceAt",
      s.status, s.score
    FROM football_match_states s
    JOIN matches m ON m.id = s.match_id
    WHERE s.match_id = ${matchId}`.execute(db)
  return rows[0] ?? null
}

/** Goals, penalties and own goals; red cards and second yellow ones (codes-and-words 1.4). */
const GOALS = [1, 8, 17]
const RED_CARDS = [4, 15]

/** The goals and red cards of the 90 minutes in their order. */
export async function readFootballMoments(db: Db, matchId: number): Promise<FootballMoment[]> {
  const { rows } = await sql<FootballMoment>`
    SELECT type = ANY(${GOALS}) AS "isGoal", side, minute, score,
      floor(extract(epoch FROM source_at))::float8 AS "knownAt"
    FROM football_incidents
    WHERE match_id = ${matchId} AND NOT withdrawn AND minute <= 90
      AND type = ANY(${[...GOALS, ...RED_CARDS]})
    ORDER BY minute, added_minute NULLS FIRST, source_at, key`.execute(db)
  return rows
}
