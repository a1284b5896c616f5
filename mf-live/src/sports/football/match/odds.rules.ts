import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { ODDS_TYPE, type OddsQuote, type OddsType } from '@saidian/shared/contracts/odds'
import { isInPlay } from '@saidian/shared/lib/football'
import {
  opposite,
  plainHandicap,
  plainTotal,
  SETTLEMENT_LABELS,
  settle,
} from '@saidian/shared/lib/lines'

/** Explains a line, and what the current score means for both sides of it; empty for 1X2. */
export function lineMeaning(
  quote: OddsQuote,
  type: OddsType,
  given: {
    status: number
    score: readonly [number, number] | null
    corners: readonly [number, number] | null
  },
): string[] {
  if (type === ODDS_TYPE.euro) return []
  const plain =
    type === ODDS_TYPE.asia
      ? plainHandicap(quote.middle)
      : plainTotal(quote.middle, type === ODDS_TYPE.corners ? '个角球' : '球')
  const now = meaningNow(quote, type, given)
  return [plain, now].filter((settlementText) => settlementText !== '')
}

function meaningNow(
  quote: OddsQuote,
  type: OddsType,
  { status, score, corners }: Parameters<typeof lineMeaning>[2],
): string {
  const pair = type === ODDS_TYPE.corners ? corners : score
  const when = scoreBasis(status)
  if (!pair || !when) return ''
  const [home, away] = pair
  const value = type === ODDS_TYPE.asia ? home - away - headStart(quote) : home + away
  const [first, second] = type === ODDS_TYPE.asia ? ['主队', '客队'] : ['大', '小']
  const settled = settle(value, quote.middle)
  const what = type === ODDS_TYPE.corners ? '角球' : '比分'
  const settlementText =
    settled === 'push'
      ? '走盘，双方退回本金'
      : `${first}${SETTLEMENT_LABELS[settled]}，${second}${SETTLEMENT_LABELS[opposite(settled)]}`
  const from =
    headStart(quote) !== 0 && type === ODDS_TYPE.asia
      ? `（滚球从 ${quote.score?.join('-')} 起算）`
      : ''
  return `${when}${what} ${home}-${away}${from}：${settlementText}`
}

/**
 * Which score a line settles on: ninety minutes at most. Empty for a match without a score, or with
 * an unknown status.
 */
function scoreBasis(status: number): string {
  if (status === FOOTBALL_STATUS.finished) return '按最终'
  if (status === FOOTBALL_STATUS.interrupted) return '按当前'
  if (!isInPlay(status)) return ''
  return status >= FOOTBALL_STATUS.extraTime ? '按90分钟' : '按当前'
}

/** Goal difference at the time of an in-play quotation: only later goals count for the handicap. */
function headStart({ minute, score }: OddsQuote): number {
  return minute === null || !score ? 0 : score[0] - score[1]
}
