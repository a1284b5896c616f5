import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { BasketballCourse } from './basketball-curve.rules'

export async function readBasketballCourse(
  db: Db,
  matchId: number,
): Promise<BasketballCourse | null> {
  const seconds = (column: string) => sql`floor(extract(epoch FROM ${sql.ref(column)}))::float8`
  const { rows } = await sql<BasketballCourse>`
    SELECT s.status, s.score, coalesce(cardinality(s.home_points), 0) AS periods, s.clock,
      ${seconds('s.clock_at')} AS "clockAt", s.period_seconds AS "periodSeconds",
      coalesce(f.flow, '[]') AS flow, ${seconds('s.source_at')} AS "sourceAt"
    FROM basketball_match_states s
    LEFT JOIN basketball_match_facts f ON f.match_id = s.match_id
    WHERE s.match_id = ${matchId}`.execute(db)
  return rows[0] ?? null
}
