import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { OddsRules } from '../../../sports/odds'

const { quarter1, overtime, finished, interrupted, abandoned } = BASKETBALL_STATUS

/** Totals of four overtimes stay far below. */
const MAX_TOTAL = 500

/** Odds of basketball: 让分, 胜负 without a draw, 大小分. */
export const basketballOdds: OddsRules = {
  kinds: new Map([
    [ODDS_TYPE.asia, { priceAbove: 0, middle: 'handicap', listField: 'asia' }],
    [ODDS_TYPE.euro, { priceAbove: 1, middle: 'none', listField: 'euro' }],
    [
      ODDS_TYPE.overUnder,
      { priceAbove: 0, middle: 'total', maxLine: MAX_TOTAL, listField: 'overUnder' },
    ],
  ]),
  mainType: ODDS_TYPE.asia,
  started: Object.values(BASKETBALL_STATUS).filter(
    (status) =>
      (status >= quarter1 && status <= overtime) ||
      [finished, interrupted, abandoned].some((one) => one === status),
  ),
}
