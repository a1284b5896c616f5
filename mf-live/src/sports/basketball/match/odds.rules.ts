import { BASKETBALL_STATUS, type BasketballMatch } from '@saidian/shared/contracts/basketball'
import { ODDS_TYPE, type OddsQuote, type OddsType } from '@saidian/shared/contracts/odds'
import { isInPlay } from '@saidian/shared/lib/basketball'
import {
  opposite,
  plainSpread,
  plainTotalPoints,
  SETTLEMENT_LABELS,
  settle,
} from '@saidian/shared/lib/lines'

/** Explains a line, and what the current score means for both sides of it. Overtimes count. */
export function lineMeaning(
  { middle }: OddsQuote,
  type: OddsType,
  match: Pick<BasketballMatch, 's' | 'score'>,
): string[] {
  const isSpread = type === ODDS_TYPE.asia
  const plain = isSpread ? plainSpread(middle) : plainTotalPoints(middle)
  return [plain, plain && meaningNow(middle, isSpread, match), plain && '含加时赛。'].filter(
    (text) => text !== '',
  )
}

function meaningNow(
  line: number,
  isSpread: boolean,
  { s, score }: Pick<BasketballMatch, 's' | 'score'>,
): string {
  const when = scoreBasis(s)
  if (!score || !when) return ''
  const [home, away] = score
  const [first, second] = isSpread ? ['主队', '客队'] : ['大', '小']
  const settled = settle(isSpread ? home - away : home + away, line)
  const meaning =
    settled === 'push'
      ? '走盘，双方退回本金'
      : `${first}${SETTLEMENT_LABELS[settled]}，${second}${SETTLEMENT_LABELS[opposite(settled)]}`
  return `${when}比分 ${home}-${away}：${meaning}`
}

function scoreBasis(status: number): string {
  if (status === BASKETBALL_STATUS.finished) return '按最终'
  return isInPlay(status) || status === BASKETBALL_STATUS.interrupted ? '按当前' : ''
}
