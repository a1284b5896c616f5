import { TOPIC } from '@saidian/shared/contracts/sockets'
import { handicapText } from '@saidian/shared/lib/football'
import type { RowOddsView } from '../../../features/match-list/odds/row-odds-view'

/** The handicap beside the home side, over/under beside the away side. */
export const rowOdds: RowOddsView = {
  topicOf: TOPIC.footballOdds,
  home: {
    name: '亚指',
    valuesOf: ({ asia }) => asia,
    lineText: (value) => handicapText(value, 1),
  },
  away: {
    name: '大小球',
    valuesOf: ({ overUnder }) => overUnder,
    lineText: (value) => handicapText(value, 3),
  },
}
