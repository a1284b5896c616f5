import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import { ODDS_TYPE, type OddsType } from '@saidian/shared/contracts/odds'
import { spreadText } from '@saidian/shared/lib/lines'
import type { OddsKind, OddsView } from '../../../features/match-odds/odds-view'
import { lineMeaning } from './odds.rules'

const meaningOf =
  (type: OddsType): OddsKind['meaningOf'] =>
  (quote, match: BasketballMatch) =>
    lineMeaning(quote, type, match)

/** The odds of a basketball match. */
export const odds: OddsView = [
  {
    type: ODDS_TYPE.asia,
    text: '让分',
    shortText: '让分',
    columns: ['主', '盘口', '客'],
    series: { left: '主', middle: null, right: '客' },
    middleText: spreadText,
    meaningOf: meaningOf(ODDS_TYPE.asia),
  },
  {
    type: ODDS_TYPE.euro,
    text: '胜负',
    shortText: '胜负',
    // No game ends level, so no company quotes a draw.
    columns: ['主胜', null, '客胜'],
    series: { left: '主', middle: null, right: '客' },
    middleText: () => '',
    meaningOf: () => ['胜负是主胜、客胜的赔率，含加时赛，含本金：1 元猜中得到的总额。'],
  },
  {
    type: ODDS_TYPE.overUnder,
    text: '大小分',
    shortText: '大小分',
    columns: ['大', '盘口', '小'],
    series: { left: '大', middle: null, right: '小' },
    middleText: String,
    meaningOf: meaningOf(ODDS_TYPE.overUnder),
  },
]
