import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Companies of the feed that are computed from the others: the best price and the average. */
const NO_COMPANIES = [1004, 1005]

/** Average last 1X2 prices before the start; matches without any are left out. */
export async function readAverageEuro(
  db: Db,
  matchIds: number[],
): Promise<Map<number, [number, number, number]>> {
  const { rows } = await sql<{ matchId: number; left: number; middle: number; right: number }>`
    SELECT o.match_id AS "matchId", avg((q.quote).left_value / 1000::float8) AS left,
      avg((q.quote).middle_value / 1000::float8) AS middle,
      avg((q.quote).right_value / 1000::float8) AS right
    FROM odds_lines o
    CROSS JOIN LATERAL (SELECT coalesce(o.prematch, o.opening) AS quote) q
    WHERE o.match_id = ANY(${matchIds})
      AND o.type = ${ODDS_TYPE.euro}
      AND o.company_id <> ALL(${NO_COMPANIES})
      AND NOT (q.quote).suspended
    GROUP BY o.match_id`.execute(db)
  return new Map(rows.map(({ matchId, left, middle, right }) => [matchId, [left, middle, right]]))
}
