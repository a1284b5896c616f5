import { SPORT } from '@saidian/shared/contracts/personal'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { RowOddsView } from '../../../features/match-list/odds/row-odds-view'

/** The spread beside the home side, the total beside the away side. */
export const rowOdds: RowOddsView = {
  sportId: SPORT.basketball,
  topicOf: TOPIC.basketballOdds,
  home: {
    name: '让分',
    valuesOf: ({ asia }) => asia,
    // On the wire a positive line is given by home; basketball writes the points that home gets.
    lineText: (value) => pointsText(-value),
  },
  away: {
    name: '大小分',
    valuesOf: ({ overUnder }) => overUnder,
    lineText: String,
  },
}

function pointsText(points: number): string {
  return points > 0 ? `+${points}` : String(points === 0 ? 0 : points)
}
