import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { isOver } from '@saidian/shared/lib/basketball'
import { basketballNotStarted } from '../../feed'
import { certaintyBy } from './certainty.rules'
import type { ImportSport, KnownState } from './import-sport'

export const basketballImport: ImportSport = {
  key: 'basketball',
  notStarted: basketballNotStarted,
  fields: ['score', 'homePoints', 'awayPoints', 'periodSeconds'],
  swapped: ({ score, homePoints, awayPoints, ...state }) => ({
    ...state,
    score: score ? [score[1], score[0]] : score,
    homePoints: awayPoints,
    awayPoints: homePoints,
  }),
  statuses: BASKETBALL_STATUS,
  certaintyOf: certaintyBy(BASKETBALL_STATUS),
  isOver,
  repeatsInRound: true,
  // The record of the NBA is 186.
  maxScore: 250,
  withoutContradictions,
}

/** Points of periods add up to the score. */
function withoutContradictions(state: KnownState): KnownState {
  const { score, homePoints, awayPoints } = state
  if (!score || !Array.isArray(homePoints) || !Array.isArray(awayPoints)) return state
  const isWrong = sum(homePoints) !== score[0] || sum(awayPoints) !== score[1]
  return isWrong ? { ...state, homePoints: null, awayPoints: null } : state
}

function sum(points: readonly number[]): number {
  return points.reduce((all, one) => all + one, 0)
}
