import { sql } from 'kysely'
import type { FeedQuote } from '../../../feeds/feed'
import { type Db, jsonRows } from '../../../platform/database'
import type { OddsSport } from '../odds-sport'
import { isInPlay, isPrematch, lineQuote, OF_LINE } from './line-quote.repository'

/** Rows per statement: loading a season stays far below the statement time limit. */
const BATCH_SIZE = 5_000

export type QuoteRow = Omit<FeedQuote, 'matchKey'> & { matchId: number }
export type LineKey = { matchId: number; type: number; companyId: number }

const LINE_COLUMNS = { matchId: 'int', type: 'smallint', companyId: 'smallint' } as const
const QUOTE_COLUMNS = {
  ...LINE_COLUMNS,
  at: 'float8',
  minute: 'smallint',
  addedMinute: 'smallint',
  left: 'numeric',
  middle: 'numeric',
  right: 'numeric',
  status: 'smallint',
  suspended: 'boolean',
  score: 'smallint[]',
} as const

/**
 * Ids of the source's matches by key, locked in one order: a second writer waits until the first
 * one has rebuilt its lines.
 */
export async function lockMatches(
  db: Db,
  sport: OddsSport,
  source: string,
  keys: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    SELECT id, key
    FROM matches
    WHERE sport_id = ${sport.id}
      AND source = ANY(${sport.sources.sharing(source)})
      AND key = ANY(${keys})
    ORDER BY id
    FOR NO KEY UPDATE`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Adds or replaces quotations, one per line and second; returns the changed lines. */
export async function storeQuotes(db: Db, source: string, quotes: QuoteRow[]): Promise<LineKey[]> {
  const changed = new Map<string, LineKey>()
  for (let from = 0; from < quotes.length; from += BATCH_SIZE) {
    const part = jsonRows('r', quotes.slice(from, from + BATCH_SIZE), QUOTE_COLUMNS)
    const { rows } = await sql<LineKey>`
      INSERT INTO odds_quotes AS t
        (match_id, company_id, type, at, minute, added_minute, left_value, middle_value,
          right_value, status, suspended, score, source)
      SELECT r."matchId", r."companyId", r.type, to_timestamp(r.at), r.minute, r."addedMinute",
        round(r."left" * 1000), round(r.middle * 1000), round(r."right" * 1000),
        r.status, r.suspended, r.score, ${source}
      FROM ${part}
      ON CONFLICT (match_id, type, company_id, at) DO UPDATE
        SET minute = excluded.minute, added_minute = excluded.added_minute,
          left_value = excluded.left_value, middle_value = excluded.middle_value,
          right_value = excluded.right_value, status = excluded.status,
          suspended = excluded.suspended, score = excluded.score, source = excluded.source
        WHERE
          (t.minute, t.added_minute, t.left_value, t.middle_value, t.right_value,
            t.status, t.suspended, t.score)
          IS DISTINCT FROM
          (excluded.minute, excluded.added_minute, excluded.left_value, excluded.middle_value,
            excluded.right_value, excluded.status, excluded.suspended, excluded.score)
      RETURNING t.match_id AS "matchId", t.type, t.company_id AS "companyId"`.execute(db)
    for (const key of rows) changed.set(`${key.matchId} ${key.type} ${key.companyId}`, key)
  }
  return [...changed.values()]
}

/**
 * Rebuilds these lines from their whole history, so that a line does not depend on the order of
 * arrival: a late quotation does not move it backwards.
 */
export async function rebuildLines(
  db: Db,
  sport: OddsSport,
  source: string,
  lines: LineKey[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += BATCH_SIZE) {
    const part = jsonRows('r', lines.slice(from, from + BATCH_SIZE), LINE_COLUMNS)
    await sql`
      INSERT INTO odds_lines
        (match_id, type, company_id, opening, prematch, inplay, quotes, changed_at, source)
      SELECT k.match_id, k.type, k.company_id, opening.quote, prematch.quote, inplay.quote,
        counted.quotes, now(), ${source}
      FROM (
        SELECT "matchId" AS match_id, type, "companyId" AS company_id
        FROM ${part}
        ORDER BY 1, 2, 3
      ) k
      CROSS JOIN LATERAL (SELECT count(*) AS quotes FROM odds_quotes q WHERE ${OF_LINE}) counted
      LEFT JOIN LATERAL (${lineQuote(sql`true`, sql`q.at`)}) opening ON true
      LEFT JOIN LATERAL (${lineQuote(isPrematch(sport), sql`q.at DESC`)}) prematch ON true
      LEFT JOIN LATERAL (${lineQuote(isInPlay(sport), sql`q.at DESC`)}) inplay ON true
      ON CONFLICT (match_id, type, company_id) DO UPDATE
        SET opening = excluded.opening, prematch = excluded.prematch, inplay = excluded.inplay,
          quotes = excluded.quotes, changed_at = excluded.changed_at,
          source = excluded.source`.execute(db)
  }
}
