import type { OddsCompany, OddsLine } from '@saidian/shared/contracts/odds'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { sportTable } from '../sport-table.repository'
import type { PlainQuote } from './history.rules'
import type { NewestRow } from './lists/list-odds.rules'
import type { OddsSport } from './odds-sport'
import { isInPlay, lineQuote, quoteJson } from './store/line-quote.repository'

const NAME = sql`coalesce(c.name_zh, '公司 ' || l.company_id)`

/** The market of a finished match is closed; its row then shows the last price before that. */
function isClosed({ statuses }: OddsSport) {
  return sql`s.status = ${statuses.finished} AND (k.inplay).suspended`
}

/**
 * Lines of a match, or only those of one type, by type and then by rank of the company. For a
 * finished match 滚 is the last price in play, null without any.
 */
export async function readOddsLines(
  db: Db,
  sport: OddsSport,
  matchId: number,
  type?: number,
): Promise<OddsLine[]> {
  const lastPrice = lineQuote(
    sql`${isInPlay(sport)} AND NOT q.suspended AND ${isClosed(sport)}`,
    sql`q.at DESC`,
  )
  const { rows } = await sql<OddsLine>`
    SELECT k.company_id AS "companyId",
      coalesce(c.name_zh, '公司 ' || k.company_id) AS "nameZh", k.type,
      ${quoteJson(sql`k.opening`)} AS opening, ${quoteJson(sql`k.prematch`)} AS prematch,
      ${quoteJson(sql`shown.inplay`)} AS inplay, k.quotes AS count
    FROM odds_lines k
    LEFT JOIN odds_companies c ON c.id = k.company_id
    LEFT JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = k.match_id
    LEFT JOIN LATERAL (${lastPrice}) last ON true
    CROSS JOIN LATERAL (
      SELECT CASE WHEN ${isClosed(sport)} THEN last.quote ELSE k.inplay END AS inplay
    ) shown
    WHERE k.match_id = ${matchId}::bigint
      AND (${type ?? null}::int IS NULL OR k.type = ${type ?? null}::int)
    ORDER BY k.type, c.rank, k.company_id`.execute(db)
  return rows
}

/** Companies with quotations of this type for a match, and their number, by rank. */
export async function readQuoting(
  db: Db,
  matchId: number,
  type: number,
): Promise<(OddsCompany & { count: number })[]> {
  const { rows } = await sql<OddsCompany & { count: number }>`
    SELECT l.company_id AS "companyId", ${NAME} AS "nameZh", l.quotes AS count
    FROM odds_lines l
    LEFT JOIN odds_companies c ON c.id = l.company_id
    WHERE l.match_id = ${matchId}::bigint AND l.type = ${type}
    ORDER BY c.rank, l.company_id`.execute(db)
  return rows
}

/** All companies with a name, by rank. */
export async function readCompanies(db: Db): Promise<OddsCompany[]> {
  const { rows } = await sql<OddsCompany>`
    SELECT id AS "companyId", name_zh AS "nameZh" FROM odds_companies ORDER BY rank`.execute(db)
  return rows
}

/** Whether one of these sources has the match of the sport. */
export async function isMatch(
  db: Db,
  sport: OddsSport,
  matchId: number,
  sources: string[],
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM matches
    WHERE id = ${matchId}::bigint
      AND sport_id = ${sport.id}
      AND source = ANY(${sources})`.execute(db)
  return rows.length > 0
}

export type HistoryKey = { matchId: number; type: number; companyId: number; before: number | null }

/** The newest `limit` quotations of a line before a time (seconds since 1970), newest first. */
export async function readHistory(
  db: Db,
  { matchId, type, companyId, before }: HistoryKey,
  limit: number,
): Promise<PlainQuote[]> {
  const { rows } = await sql<PlainQuote>`
    SELECT floor(extract(epoch FROM at))::float8 AS at, minute, added_minute AS "addedMinute",
      left_value / 1000::float8 AS left, middle_value / 1000::float8 AS middle,
      right_value / 1000::float8 AS right, status, suspended, score
    FROM odds_quotes
    WHERE match_id = ${matchId}::bigint
      AND type = ${type}
      AND company_id = ${companyId}::bigint
      AND (${before}::float8 IS NULL OR at < to_timestamp(${before}::float8))
    ORDER BY odds_quotes.at DESC
    LIMIT ${limit}`.execute(db)
  return rows
}

/**
 * Newest quotations of the types in lists, of these matches at these companies; for a finished
 * match the closing prices.
 */
export async function readNewest(
  db: Db,
  sport: OddsSport,
  companyIds: number[],
  matchIds: number[],
): Promise<NewestRow[]> {
  if (companyIds.length === 0 || matchIds.length === 0) return []
  const types = [...sport.odds.kinds].flatMap(([type, { listField }]) => (listField ? [type] : []))
  const { rows } = await sql<NewestRow>`
    SELECT l.company_id AS "companyId", l.match_id AS "matchId", l.type,
      jsonb_build_array((q.quote).left_value / 1000::float8, (q.quote).middle_value / 1000::float8,
        (q.quote).right_value / 1000::float8) AS values,
      (q.quote).suspended AS suspended
    FROM odds_lines l
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = l.match_id
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN s.status = ${sport.statuses.finished} THEN coalesce(l.prematch, l.opening, l.inplay)
        ELSE coalesce(l.inplay, l.prematch, l.opening)
      END AS quote
    ) q
    WHERE l.match_id = ANY(${matchIds})
      AND l.type = ANY(${types})
      AND l.company_id = ANY(${companyIds})
    ORDER BY l.company_id, l.match_id, l.type`.execute(db)
  return rows
}

/** Whether a company has a name. */
export async function isKnownCompany(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM odds_companies WHERE id = ${companyId}`.execute(db)
  return rows.length > 0
}
