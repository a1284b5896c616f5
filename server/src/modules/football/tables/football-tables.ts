import type { TableRules } from '../../../sports/analysis'
import { type FootballLevelRule, levelRule, pointsDeducted } from './tie-break.rules'

/** Tables of football: three points a win, one a draw. */
export const footballTables: TableRules<FootballLevelRule> = {
  points: { win: 3, draw: 1, loss: 0 },
  besideTable: /决赛|附加赛|资格赛|预选赛|排位赛|保级|争冠|淘汰/,
  levelRule,
  pointsDeducted,
}
