import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { OddsSport } from '../odds-sport'
import { isInPlay, OF_LINE } from './line-quote.repository'

/**
 * Deletes the quotations of these matches except, for each line, the opening one, the last before
 * the start and the last price in play; returns their number. Lines stay and count the rest.
 */
export async function removeOldQuotes(
  trx: Db,
  sport: OddsSport,
  matchIds: number[],
): Promise<number> {
  // The lock of a writer: a late quotation is stored before or after, never between.
  await sql`
    SELECT FROM matches WHERE id = ANY(${matchIds}) ORDER BY id FOR NO KEY UPDATE`.execute(trx)
  const { numAffectedRows } = await sql`
    DELETE FROM odds_quotes gone
    USING odds_lines k
    LEFT JOIN LATERAL (
      SELECT q.at
      FROM odds_quotes q
      WHERE ${OF_LINE} AND NOT q.suspended AND ${isInPlay(sport)}
      ORDER BY q.at DESC
      LIMIT 1
    ) price ON true
    WHERE k.match_id = ANY(${matchIds})
      AND gone.match_id = ANY(${matchIds})
      AND gone.match_id = k.match_id
      AND gone.type = k.type
      AND gone.company_id = k.company_id
      AND gone.at IS DISTINCT FROM to_timestamp((k.opening).at)
      AND gone.at IS DISTINCT FROM to_timestamp((k.prematch).at)
      AND gone.at IS DISTINCT FROM price.at`.execute(trx)
  await sql`
    UPDATE odds_lines k
    SET quotes = left_over.count
    FROM (
      SELECT match_id, type, company_id, count(*)
      FROM odds_quotes
      WHERE match_id = ANY(${matchIds})
      GROUP BY 1, 2, 3
    ) left_over
    WHERE k.match_id = left_over.match_id
      AND k.type = left_over.type
      AND k.company_id = left_over.company_id
      AND k.quotes <> left_over.count`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
