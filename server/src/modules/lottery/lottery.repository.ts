import type { LotteryMatch } from '@saidian/shared/contracts/lottery'
import { sql } from 'kysely'
import type { LotteryKind } from '../../feeds/feed'
import type { Db } from '../../platform/database'
import type { MatchColumns } from '../football'
import { lotteryNumber } from './lottery.rules'

/** Times in seconds since 1970. */
export type IssueRow = {
  issue: string
  startAt: number
  endAt: number
  drawAt: number | null
  sales: number | null
  jackpot: number | null
}

/** The newest `limit` issues of these sources, newest first. */
export async function readIssues(
  db: Db,
  kind: LotteryKind,
  sources: string[],
  limit: number,
): Promise<IssueRow[]> {
  const seconds = (column: string) => sql`floor(extract(epoch FROM ${sql.ref(column)}))::float8`
  const { rows } = await sql<IssueRow>`
    SELECT issue, ${seconds('start_at')} AS "startAt", ${seconds('end_at')} AS "endAt",
      ${seconds('draw_at')} AS "drawAt", sales, jackpot
    FROM lottery_issues
    WHERE kind = ${kind} AND source = ANY(${sources})
    ORDER BY end_at DESC, issue DESC
    LIMIT ${limit}`.execute(db)
  return rows
}

/** An entry with the current state of its match; `num` is the number of the feed. */
export type EntryRow = Omit<LotteryMatch, 'num' | 'result'> & { num: number }

/** Entries of an issue by number. */
export async function readEntries(
  db: Db,
  kind: LotteryKind,
  issue: string,
  sources: string[],
): Promise<EntryRow[]> {
  const prices = (column: string) => {
    const value = sql.ref(column)
    return sql`CASE
      WHEN ${value} IS NOT NULL THEN ARRAY[${value}[1], ${value}[2], ${value}[3]]::float8[]
    END`
  }
  const { rows } = await sql<EntryRow>`
    SELECT e.num, e.match_id AS "matchId", l.short_zh AS "leagueZh", l.color AS "leagueColor",
      h.short_zh AS "homeZh", a.short_zh AS "awayZh", h.id AS "homeId", a.id AS "awayId",
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt",
      floor(extract(epoch FROM e.stop_at))::float8 AS "stopAt",
      s.status AS s, floor(extract(epoch FROM s.source_at))::float8 AS "publishedAt",
      s.score, s.half, e.sale, ${prices('e.spf')} AS spf, e.line, ${prices('e.rq')} AS rq
    FROM lottery_entries e
    JOIN matches m ON m.id = e.match_id
    JOIN football_match_states s ON s.match_id = m.id
    JOIN leagues l ON l.id = m.league_id
    JOIN teams h ON h.id = m.home_id
    JOIN teams a ON a.id = m.away_id
    WHERE e.kind = ${kind} AND e.issue = ${issue} AND e.source = ANY(${sources})
    ORDER BY e.num`.execute(db)
  return rows.map((row) => ({ ...row, spf: fromHundredths(row.spf), rq: fromHundredths(row.rq) }))
}

function fromHundredths(prices: EntryRow['spf']): EntryRow['spf'] {
  return prices === null ? null : [prices[0] / 100, prices[1] / 100, prices[2] / 100]
}

const FIELD = { jczq: 'jc', bjdc: 'bd', sfc: 'zc' } as const

/** List columns: numbers of these matches in the newest issue of each lottery. */
export async function lotteryColumns(
  db: Db,
  matchIds: number[],
): Promise<Map<number, MatchColumns>> {
  const { rows } = await sql<{ matchId: number; kind: LotteryKind; num: number }>`
    SELECT DISTINCT ON (match_id, kind) match_id AS "matchId", kind, num
    FROM lottery_entries
    WHERE match_id = ANY(${matchIds})
    ORDER BY match_id, kind, issue DESC`.execute(db)
  const columns = new Map<number, MatchColumns>()
  for (const { matchId, kind, num } of rows) {
    const lottery = { ...columns.get(matchId)?.lottery, [FIELD[kind]]: lotteryNumber(kind, num) }
    columns.set(matchId, { lottery })
  }
  return columns
}
