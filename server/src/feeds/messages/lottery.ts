import Type, { type Static } from 'typebox'
import { Count, Key, STORABLE, Timestamp } from './fields'

const LotteryKind = Type.Enum(['jczq', 'bjdc', 'sfc'])
export type LotteryKind = Static<typeof LotteryKind>

/** Such as `2026-11-21` (jczq), `26115` (bjdc, sfc). */
const Issue = Type.String({ minLength: 1, maxLength: 20, pattern: STORABLE })
/** Yuan; null until drawn. */
const Amount = Type.Union([Count, Type.Null()])
const Price = Type.Number({ minimum: 0, maximum: 100_000 })
/** Win, draw, loss; null when not offered. */
const Prices = Type.Union([Type.Tuple([Price, Price, Price]), Type.Null()])

export const FeedLotteryIssue = Type.Object({
  kind: LotteryKind,
  issue: Issue,
  startAt: Timestamp,
  endAt: Timestamp,
  drawAt: Type.Union([Timestamp, Type.Null()]),
  sales: Amount,
  jackpot: Amount,
})
export type FeedLotteryIssue = Static<typeof FeedLotteryIssue>

export const FeedLotteryEntry = Type.Object({
  kind: LotteryKind,
  issue: Issue,
  /** `6001` = 周六001 (jczq); else the position in the issue. */
  num: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  matchKey: Key,
  stopAt: Timestamp,
  /** jczq: five sale marks (spf, rq, bf, jq, bqc); bjdc: one state; codes-and-words 1.8. */
  sale: Type.Array(Type.Integer({ minimum: 0, maximum: 4 }), { maxItems: 5 }),
  spf: Prices,
  /** Goals the home side gives (negative: receives); null without a handicap. */
  line: Type.Union([Type.Integer({ minimum: -20, maximum: 20 }), Type.Null()]),
  /** Prices with the line. */
  rq: Prices,
})
export type FeedLotteryEntry = Static<typeof FeedLotteryEntry>
