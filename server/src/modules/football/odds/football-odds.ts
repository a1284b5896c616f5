import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { OddsRules } from '../../../sports/odds'

/** Odds of football. Only football has a kind for corners. */
export const footballOdds: OddsRules = {
  kinds: new Map([
    [ODDS_TYPE.asia, { priceAbove: 0, middle: 'handicap', listField: 'asia' }],
    [ODDS_TYPE.euro, { priceAbove: 1, middle: 'price', listField: 'euro' }],
    [ODDS_TYPE.overUnder, { priceAbove: 0, middle: 'total', listField: 'overUnder' }],
    [ODDS_TYPE.corners, { priceAbove: 0, middle: 'total', listField: null }],
  ]),
  mainType: ODDS_TYPE.asia,
  started: [
    FOOTBALL_STATUS.firstHalf,
    FOOTBALL_STATUS.halfTime,
    FOOTBALL_STATUS.secondHalf,
    FOOTBALL_STATUS.extraTime,
    FOOTBALL_STATUS.extraTimeOld,
    FOOTBALL_STATUS.penalties,
    FOOTBALL_STATUS.finished,
    FOOTBALL_STATUS.interrupted,
    FOOTBALL_STATUS.abandoned,
  ],
}
