import { type RawBuilder, sql } from 'kysely'
import type { OddsSport } from '../odds-sport'

/** Quotations `q` of line `k` (match, type, company). */
export const OF_LINE = sql`
  q.match_id = k.match_id AND q.type = k.type AND q.company_id = k.company_id`

/** The status is not started, or there is no minute and no status of a started match. */
export function isPrematch({ statuses, odds }: OddsSport) {
  return sql`(
    q.status = ${statuses.notStarted}
    OR (q.minute IS NULL AND q.status <> ALL(${odds.started}))
  )`
}

export function isInPlay(sport: OddsSport) {
  return sql`NOT ${isPrematch(sport)}`
}

/** Suspended without prices: not compared, as in `withMovements`. */
function isGone(quote: string) {
  return sql`(${sql.ref(`${quote}.suspended`)} AND ${sql.ref(`${quote}.left_value`)} = 0)`
}

/** The first quotation `q` of line `k` in this order that passes the test, as an `odds_quote`. */
export function lineQuote(test: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const movement = (column: string) => {
    const [now, before] = [sql.ref(`q.${column}`), sql.ref(`b.${column}`)]
    return sql`CASE WHEN b.at IS NULL OR ${isGone('q')} THEN 0 ELSE sign(${now} - ${before}) END`
  }
  return sql`
    SELECT ROW(
      floor(extract(epoch FROM q.at)), q.minute, q.added_minute,
      q.left_value, q.middle_value, q.right_value,
      ${movement('left_value')}, ${movement('middle_value')}, ${movement('right_value')},
      q.status, q.suspended, q.score[1], q.score[2]
    )::odds_quote AS quote
    FROM odds_quotes q
    LEFT JOIN LATERAL (
      SELECT p.at, p.left_value, p.middle_value, p.right_value
      FROM odds_quotes p
      WHERE p.match_id = q.match_id
        AND p.type = q.type
        AND p.company_id = q.company_id
        AND p.at < q.at
        AND NOT ${isGone('p')}
      ORDER BY p.at DESC
      LIMIT 1
    ) b ON true
    WHERE ${OF_LINE} AND ${test}
    ORDER BY ${order}
    LIMIT 1`
}

/** An `odds_quote` as the contract's `OddsQuote`; null without a quotation. */
export function quoteJson(quote: RawBuilder<unknown>) {
  const value = (name: string) => sql`trim_scale((${quote}).${sql.id(name)} / 1000.0)`
  return sql`CASE WHEN (${quote}).at IS NOT NULL THEN jsonb_build_object(
    'at', (${quote}).at, 'minute', (${quote}).minute, 'addedMinute', (${quote}).added_minute,
    'left', ${value('left_value')},
    'middle', ${value('middle_value')},
    'right', ${value('right_value')},
    'turn', jsonb_build_array((${quote}).left_turn, (${quote}).middle_turn, (${quote}).right_turn),
    'status', (${quote}).status, 'suspended', (${quote}).suspended,
    'score', CASE
      WHEN (${quote}).home_score IS NOT NULL
        THEN jsonb_build_array((${quote}).home_score, (${quote}).away_score)
    END
  ) END`
}
