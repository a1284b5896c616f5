import type { Pair } from './match'

/** Kinds of odds of football: 1 asia, 2 euro, 3 over/under, 4 corners. */
export type OddsType = 1 | 2 | 3 | 4

/**
 * One quotation of one company. Prices follow codes-and-words 1.7: asia, over/under and corners net
 * of stake, euro including it.
 */
export type FeedQuote = {
  matchKey: string
  /** Nami family of ids (codes-and-words 1.7). */
  companyId: number
  /** A kind of odds of the sport, such as `OddsType`. */
  type: number
  at: number
  /** Match minute, null before kick-off; `addedMinute` is B in A+B, else null. */
  minute: number | null
  addedMinute: number | null
  /** Home, line, away · home, draw, away · over, line, under. A positive line: home gives. */
  left: number
  middle: number
  right: number
  status: number
  suspended: boolean
  score: Pair | null
}

export type LotteryKind = 'jczq' | 'bjdc' | 'sfc'

export type FeedLotteryIssue = {
  kind: LotteryKind
  /** Such as `2026-11-21` (jczq), `26115` (bjdc, sfc). */
  issue: string
  startAt: number
  endAt: number
  drawAt: number | null
  /** Amounts in yuan; null until drawn. */
  sales: number | null
  jackpot: number | null
}

export type FeedLotteryEntry = {
  kind: LotteryKind
  issue: string
  /** `6001` = 周六001 (jczq); else the position in the issue. */
  num: number
  matchKey: string
  stopAt: number
  /** jczq: five sale marks (spf, rq, bf, jq, bqc); bjdc: one state; codes-and-words 1.8. */
  sale: number[]
  /** Win, draw, loss; null when not offered. */
  spf: [number, number, number] | null
  /** Goals the home side gives (negative: receives); null without a handicap. */
  line: number | null
  /** Win, draw, loss with the line. */
  rq: [number, number, number] | null
}
