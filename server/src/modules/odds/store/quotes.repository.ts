import { type RawBuilder, sql } from 'kysely'
import type { FeedQuote } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import { matchSources } from '../../football'

/** Quotations a statement stores at most, so that a season's load stays far below the statement time limit. */
const ROWS = 5_000

export type QuoteRow = Omit<FeedQuote, 'matchKey'> & { matchId: number }
export type LineKey = { matchId: number; type: number; companyId: number }

/** Ids of the source's matches by key, locked in one order: of two writers the second waits until all is rebuilt. */
export async function lockMatches(db: Db, source: string, keys: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    SELECT id, key FROM matches WHERE source = ANY(${matchSources(source)}) AND key = ANY(${keys})
    ORDER BY id FOR NO KEY UPDATE`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Adds or replaces quotations, one a second; answers the lines to which that was news. */
export async function storeQuotes(db: Db, source: string, quotes: QuoteRow[]): Promise<LineKey[]> {
  const news = new Map<string, LineKey>()
  for (let from = 0; from < quotes.length; from += ROWS) {
    const part = JSON.stringify(quotes.slice(from, from + ROWS))
    const { rows } = await sql<LineKey>`
      INSERT INTO odds_quotes AS t (match_id, company_id, type, at, minute, left_value, middle_value, right_value,
        status, suspended, score, source)
      SELECT r."matchId", r."companyId", r.type, to_timestamp(r.at), r.minute, round(r."left" * 1000),
        round(r.middle * 1000), round(r."right" * 1000), r.status, r.suspended, r.score, ${source}
      FROM json_to_recordset(${part}::json) AS r("matchId" int, "companyId" smallint, type smallint, at float8,
        minute smallint, "left" numeric, middle numeric, "right" numeric, status smallint, suspended boolean,
        score smallint[])
      ON CONFLICT (match_id, type, company_id, at) DO UPDATE
        SET minute = excluded.minute, left_value = excluded.left_value, middle_value = excluded.middle_value,
          right_value = excluded.right_value, status = excluded.status, suspended = excluded.suspended,
          score = excluded.score, source = excluded.source
        WHERE (t.minute, t.left_value, t.middle_value, t.right_value, t.status, t.suspended, t.score)
          IS DISTINCT FROM (excluded.minute, excluded.left_value, excluded.middle_value, excluded.right_value,
            excluded.status, excluded.suspended, excluded.score)
      RETURNING t.match_id AS "matchId", t.type, t.company_id AS "companyId"`.execute(db)
    for (const key of rows) news.set(`${key.matchId} ${key.type} ${key.companyId}`, key)
  }
  return [...news.values()]
}

/**
 * Makes these lines anew from their whole history. Whatever order the quotations came in, the line is the same:
 * a late one fills the history and does not move the line backwards.
 */
export async function rebuildLines(db: Db, source: string, lines: LineKey[]): Promise<void> {
  for (let from = 0; from < lines.length; from += ROWS) {
    const part = JSON.stringify(lines.slice(from, from + ROWS))
    await sql`
      INSERT INTO odds_lines (match_id, type, company_id, opening, prematch, inplay, quotes, changed_at, source)
      SELECT k.match_id, k.type, k.company_id, opening.quote, prematch.quote, inplay.quote, counted.quotes, now(),
        ${source}
      FROM (SELECT "matchId" AS match_id, type, "companyId" AS company_id
        FROM json_to_recordset(${part}::json) AS r("matchId" int, type smallint, "companyId" smallint)
        ORDER BY 1, 2, 3) k
      CROSS JOIN LATERAL (SELECT count(*) AS quotes FROM odds_quotes q WHERE ${OF_LINE}) counted
      LEFT JOIN LATERAL (${quoteWhere(sql`true`, sql`q.at`)}) opening ON true
      LEFT JOIN LATERAL (${quoteWhere(IS_PREMATCH, sql`q.at DESC`)}) prematch ON true
      LEFT JOIN LATERAL (${quoteWhere(sql`NOT ${IS_PREMATCH}`, sql`q.at DESC`)}) inplay ON true
      ON CONFLICT (match_id, type, company_id) DO UPDATE
        SET opening = excluded.opening, prematch = excluded.prematch, inplay = excluded.inplay,
          quotes = excluded.quotes, changed_at = excluded.changed_at, source = excluded.source`.execute(db)
  }
}

const OF_LINE = sql`q.match_id = k.match_id AND q.type = k.type AND q.company_id = k.company_id`

/** Status says not started, or no minute is told and the status is not one of a match that was kicked off. */
const IS_PREMATCH = sql`(q.status = 1 OR (q.minute IS NULL AND q.status NOT IN (2, 3, 4, 5, 6, 7, 8, 10, 11)))`

/** Suspended without prices: nothing to compare with (`withTurns` says the same of a history). */
function isGone(quote: string) {
  return sql`(${sql.ref(`${quote}.suspended`)} AND ${sql.ref(`${quote}.left_value`)} = 0)`
}

/** The first quotation of line `k` in this order that passes the test, as the line keeps it. */
function quoteWhere(test: RawBuilder<unknown>, order: RawBuilder<unknown>) {
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
