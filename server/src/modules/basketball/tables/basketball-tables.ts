import { MEASURE, type TableRules } from '../../../sports/analysis'
import { conferenceOf } from './conferences'
import { recordsOf } from './records.rules'
import { type BasketballLevelRule, levelRule } from './tie-break.rules'

/** Tables of basketball: by percentage of wins; points as FIBA counts them, two and one. */
export const basketballTables: TableRules<BasketballLevelRule> = {
  points: { win: 2, draw: 0, loss: 1 },
  rank: MEASURE.percentage,
  besideTable: /季后赛|附加赛|季前赛|全明星|决赛|排位赛|淘汰|保级/,
  levelRule,
  pointsDeducted: () => 0,
  conferenceOf,
  detailsOf: recordsOf,
  // The same teams may meet at the same place on two days in a row.
  sameMatchSeconds: 12 * 3600,
}
