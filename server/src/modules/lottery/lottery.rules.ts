import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { weekDay } from '@saidian/shared/lib'
import { isInPlay, isOver } from '@saidian/shared/lib/football'
import type { LotteryKind, Pair } from '../../feeds/feed'

const WEEK_DAYS = ['', '周一', '周二', '周三', '周四', '周五', '周六', '周日']
const SALE = { none: 0, stopped: 3, drawn: 4 } as const

/** Displayed number of a match: 6001 of 竞彩 is 周六001; otherwise its place in the issue. */
export function lotteryNumber(kind: LotteryKind, num: number): string {
  const day = WEEK_DAYS[Math.floor(num / 1_000)]
  return kind === 'jczq' && day ? `${day}${String(num % 1_000).padStart(3, '0')}` : String(num)
}

/** Title of an issue: a date with its weekday for 竞彩, otherwise 第…期. */
export function issueTitle(kind: LotteryKind, issue: string): string {
  const isDay = kind === 'jczq' && /^\d{4}-\d{2}-\d{2}$/.test(issue)
  return isDay ? `${issue} ${weekDay(Date.parse(`${issue}T12:00:00+08:00`))}` : `第${issue}期`
}

type Entry = { sale: number[]; stopAt: number; s: number }

/** Current sale marks: the sale stops at its time, and when the match starts or is cancelled. */
export function saleNow({ sale, stopAt, s }: Entry, nowS: number): number[] {
  const hasBegun = isInPlay(s) || s === FOOTBALL_STATUS.interrupted || isOver(s)
  if (nowS < stopAt && !hasBegun) return sale
  return sale.map((mark) => (mark === SALE.none || mark === SALE.drawn ? mark : SALE.stopped))
}

type Played = { s: number; score: Pair | null; line: number | null }
type Result = { spf: string | null; rq: string | null }

/**
 * 3, 1, 0 for a win, draw or loss of the home side after 90 minutes, without and with the line;
 * null unless the match is finished.
 */
export function lotteryResult({ s, score, line }: Played): Result {
  if (s !== FOOTBALL_STATUS.finished || score === null) return { spf: null, rq: null }
  const [home, away] = score
  return { spf: digit(home - away), rq: line === null ? null : digit(home - line - away) }
}

function digit(lead: number): string {
  if (lead === 0) return '1'
  return lead > 0 ? '3' : '0'
}

type Span = { startAt: number; endAt: number }

/** The default issue: the first to end of those on sale, else the last ended, else the next. */
export function currentIssue<Issue extends Span>(
  issues: readonly Issue[],
  nowS: number,
): Issue | null {
  const byEnd = [...issues].sort((one, other) => one.endAt - other.endAt)
  const onSale = byEnd.find(({ startAt, endAt }) => startAt <= nowS && nowS < endAt)
  return onSale ?? byEnd.findLast(({ endAt }) => endAt <= nowS) ?? byEnd[0] ?? null
}
