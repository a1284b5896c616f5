import type { LotteryMatch } from '@saidian/shared/contracts/lottery'
import { isInPlay, isOver } from '@saidian/shared/lib/football'

/** 竞彩, 北单, 足彩 14 场. */
export type LotteryKind = 'jc' | 'bd' | 'zc'

export type LotteryCell = { label: string; price: string; isResult: boolean }

const OUTCOME_LABELS = ['胜', '平', '负'] as const
/** Results as the lotteries write them: 3 win, 1 draw, 0 loss. */
const DIGITS = ['3', '1', '0'] as const

/** The three outcomes of a play with their prices. The result is marked. */
export function cellsOf(
  prices: readonly [number, number, number] | null,
  result: string | null,
  showsPrices: boolean,
): LotteryCell[] {
  return OUTCOME_LABELS.map((label, place) => {
    const price = prices?.[place]
    return {
      label,
      price: showsPrices && price !== undefined ? price.toFixed(2) : '',
      isResult: result === DIGITS[place],
    }
  })
}

/**
 * The line as the lotteries print it: `-1` if the home side gives a goal, `+1` if it receives one.
 */
export function lineText(line: number | null): string {
  if (line === null || line === 0) return '0'
  return line > 0 ? `-${line}` : `+${-line}`
}

/** Title of a play: 让球(-1), or 平均欧赔 if the prices are not the lottery's own. */
export function playTitle(
  kind: LotteryKind,
  { average, line }: LotteryMatch,
  place: 0 | 1,
): string {
  if (place === 1) return `让球(${lineText(line)})`
  return kind === 'zc' && average ? '平均欧赔' : '胜平负'
}

/** Whether a play of the match is on sale. */
function isOnSale(kind: LotteryKind, match: LotteryMatch, nowMs: number): boolean {
  if (kind === 'jc') return match.sale.slice(0, 2).some((mark) => mark === 1 || mark === 2)
  return saleLabel(kind, match, 0, nowMs) === ON_SALE
}

/** Matches on sale first. Within both parts, the order of the lottery. */
export function onSaleFirst(
  kind: LotteryKind,
  matches: readonly LotteryMatch[],
  nowMs: number,
): LotteryMatch[] {
  const rank = (match: LotteryMatch) => (isOnSale(kind, match, nowMs) ? 0 : 1)
  return [...matches].sort((a, b) => rank(a) - rank(b))
}

const ON_SALE = '在售'
const JC_STATES = ['未开售', '仅过关', '单关', '停售'] as const
const BD_STATES = ['未开售', ON_SALE, '待定', '停售', '已开奖'] as const

/**
 * Label of the sale state. `place`: 0 spf, 1 rq (codes-and-words 1.8). 足彩 has no sale marks: its
 * state follows from the time.
 */
export function saleLabel(
  kind: LotteryKind,
  match: LotteryMatch,
  place: 0 | 1,
  nowMs: number,
): string {
  if (kind === 'jc') return JC_STATES[match.sale[place] ?? 0] ?? ''
  if (kind === 'bd') return BD_STATES[match.sale[0] ?? 0] ?? ''
  if (match.result.spf !== null) return '已开奖'
  const hasBegun = isInPlay(match.s) || isOver(match.s)
  return hasBegun || nowMs >= match.stopAt * 1000 ? '停售' : ON_SALE
}

/**
 * Whether the score must stay hidden: in 无剧透, or by the stream delay while the match is played and
 * until its end is older than the delay. `nowMs` is the server's clock.
 */
export function hidesScore(
  { s, publishedAt }: LotteryMatch,
  { noSpoiler, delaySeconds, nowMs }: { noSpoiler: boolean; delaySeconds: number; nowMs: number },
): boolean {
  if (noSpoiler && (isInPlay(s) || isOver(s))) return true
  return delaySeconds > 0 && (isInPlay(s) || publishedAt + delaySeconds > nowMs / 1000)
}
