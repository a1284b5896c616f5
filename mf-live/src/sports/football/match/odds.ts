import type { FootballMatch } from '@saidian/shared/contracts/football'
import { ODDS_TYPE, type OddsType } from '@saidian/shared/contracts/odds'
import { keepTwo } from '@saidian/shared/lib'
import { handicapText } from '@saidian/shared/lib/football'
import type { OddsKind, OddsView } from '../../../features/match-odds/odds-view'
import { lineMeaning } from './odds.rules'

const meaningOf =
  (type: OddsType): OddsKind['meaningOf'] =>
  (quote, { s, score, corners }: FootballMatch) =>
    lineMeaning(quote, type, { status: s, score, corners })

const total = {
  columns: ['大', '盘口', '小'],
  series: { left: '大', middle: null, right: '小' },
  middleText: (value: number) => handicapText(value, 3),
} as const

/** The odds of a football match. */
export const odds: OddsView = [
  {
    type: ODDS_TYPE.asia,
    text: '亚指',
    shortText: '让球',
    columns: ['主', '盘口', '客'],
    series: { left: '主', middle: null, right: '客' },
    middleText: (value) => handicapText(value, 1),
    meaningOf: meaningOf(ODDS_TYPE.asia),
  },
  {
    type: ODDS_TYPE.euro,
    text: '欧指',
    shortText: '胜平负',
    columns: ['主胜', '平', '客胜'],
    series: { left: '主', middle: '平', right: '客' },
    middleText: keepTwo,
    meaningOf: () => ['欧指是主胜、平、客胜的赔率，含本金：1 元猜中得到的总额。'],
  },
  {
    type: ODDS_TYPE.overUnder,
    text: '大小球',
    shortText: '大小球',
    ...total,
    meaningOf: meaningOf(ODDS_TYPE.overUnder),
  },
  {
    type: ODDS_TYPE.corners,
    text: '角球',
    shortText: null,
    ...total,
    meaningOf: meaningOf(ODDS_TYPE.corners),
  },
]
