import { type RawBuilder, sql } from 'kysely'

/** Quotations `q` of line `k` (match, kind, company). */
export const OF_LINE = sql`q.match_id = k.match_id AND q.type = k.type AND q.company_id = k.company_id`

/** Status says not started, or no minute is told and the status is not one of a match that was kicked off. */
export const IS_PREMATCH = sql`(q.status = 1 OR (q.minute IS NULL AND q.status NOT IN (2, 3, 4, 5, 6, 7, 8, 10, 11)))`

export const IS_IN_PLAY = sql`NOT ${IS_PREMATCH}`

/** Suspended without prices: nothing to compare with (`withTurns` says the same of a history). */
function isGone(quote: string) {
  return sql`(${sql.ref(`${quote}.suspended`)} AND ${sql.ref(`${quote}.left_value`)} = 0)`
}

/** The first quotation `q` of line `k` in this order that passes the test, as the line keeps it. */
export function lineQuote(test: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  return sql`
    SELECT jsonb_build_object('at', floor(extract(epoch FROM q.at)), 'minute', q.minute,
      'left', trim_scale(q.left_value / 1000.0), 'middle', trim_scale(q.middle_value / 1000.0),
      'right', trim_scale(q.right_value / 1000.0),
      'turn', CASE WHEN b.at IS NULL OR ${isGone('q')} THEN '[0, 0, 0]' ELSE jsonb_build_array(
        sign(q.left_value - b.left_value), sign(q.middle_value - b.middle_value),
        sign(q.right_value - b.right_value)) END,
      'status', q.status, 'suspended', q.suspended, 'score', q.score) AS quote
    FROM odds_quotes q
    LEFT JOIN LATERAL (SELECT p.at, p.left_value, p.middle_value, p.right_value FROM odds_quotes p
      WHERE p.match_id = q.match_id AND p.type = q.type AND p.company_id = q.company_id AND p.at < q.at
        AND NOT ${isGone('p')}
      ORDER BY p.at DESC LIMIT 1) b ON true
    WHERE ${OF_LINE} AND ${test}
    ORDER BY ${order} LIMIT 1`
}
