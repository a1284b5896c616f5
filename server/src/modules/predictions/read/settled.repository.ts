import type { ValueRecord } from '@saidian/shared/contracts/predictions'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { type Scope, within } from './listed.repository'
import type { SettledForecast } from './scores.rules'

/** Counts of settled predictions: all, those that count, those whose favourite came in. */
export async function countSettled(
  db: Db,
  scopes: readonly Scope[],
): Promise<{ count: number; counted: number; hits: number }> {
  const { rows } = await sql<{ count: number; counted: number; hits: number }>`
    SELECT count(*)::int AS count, count(p.result)::int AS counted,
      (count(*) FILTER (WHERE p.chances[p.result + 1] = greatest(
        p.chances[1], p.chances[2], p.chances[3])))::int AS hits
    FROM predictions p
    WHERE p.settled_id IS NOT NULL AND ${within(scopes)}`.execute(db)
  return rows[0] ?? { count: 0, counted: 0, hits: 0 }
}

/** How the picks of value came in, per sport. */
export async function readValueRecords(db: Db, scopes: readonly Scope[]): Promise<ValueRecord[]> {
  const { rows } = await sql<ValueRecord>`
    SELECT p.sport_id AS sport, count(*)::int AS picks,
      (count(*) FILTER (WHERE p.result = p.value_result))::int AS won,
      sum(p.chances[p.value_result + 1]) AS expected, sum(p.value_market) AS "marketExpected",
      coalesce(sum(p.value_price) FILTER (WHERE p.result = p.value_result), 0) AS returned
    FROM predictions p
    WHERE p.result IS NOT NULL AND p.value_result IS NOT NULL AND ${within(scopes)}
    GROUP BY p.sport_id ORDER BY p.sport_id`.execute(db)
  return rows
}

/** All that have a result. */
export async function readForecasts(db: Db, scopes: readonly Scope[]): Promise<SettledForecast[]> {
  const { rows } = await sql<SettledForecast>`
    SELECT p.sport_id AS sport, p.league_id AS "leagueId", p.chances, p.closing, p.result
    FROM predictions p
    WHERE p.result IS NOT NULL AND ${within(scopes)}`.execute(db)
  return rows
}
