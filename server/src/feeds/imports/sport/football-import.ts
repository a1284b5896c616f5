import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { isOver } from '@saidian/shared/lib/football'
import { notStarted, type Pair } from '../../feed'
import { certaintyBy } from './certainty.rules'
import type { ImportSport, KnownState } from './import-sport'

export const footballImport: ImportSport = {
  key: 'football',
  notStarted,
  fields: ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'],
  swapped: (state) => ({
    ...state,
    ...Object.fromEntries(
      Object.entries(state).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.toReversed() : value,
      ]),
    ),
  }),
  statuses: FOOTBALL_STATUS,
  certaintyOf: certaintyBy(FOOTBALL_STATUS),
  isOver,
  repeatsInRound: false,
  // The record is 149 own goals in protest; 31 between national teams.
  maxScore: 60,
  withoutContradictions,
}

type Halves = { half?: Pair | null; extra?: Pair | null }

/** A half-time score is within the final one, which is within the one after extra time. */
function withoutContradictions(state: KnownState): KnownState {
  const { score } = state
  const { half, extra } = state as Halves
  if (!score) return state
  const isHalfWrong = half != null && !isWithin(half, score)
  const isExtraWrong = extra != null && !isWithin(score, extra)
  if (!isHalfWrong && !isExtraWrong) return state
  return {
    ...state,
    ...(isHalfWrong && { half: null }),
    ...(isExtraWrong && { extra: null, shootout: null }),
  }
}

function isWithin(less: Pair, more: Pair): boolean {
  return less[0] <= more[0] && less[1] <= more[1]
}
