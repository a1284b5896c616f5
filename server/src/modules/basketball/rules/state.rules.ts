import { faultFinderOf } from '@saidian/shared/contracts/validation'
import { basketballNotStarted, FeedBasketballState } from '../../../feeds/messages'
import type { StateField, StateRules } from '../../../sports/match-state'
import { isGrowing } from '../../../sports/rules'
import { basketballPlausibility } from './plausibility.rules'
import { basketballCourse } from './status.rules'

const NUMBERS = 'smallint[]'

/** Periods, clock, team fouls and time-outs of basketball. */
const FIELDS: Record<Exclude<keyof FeedBasketballState, 'status'>, StateField> = {
  score: { column: 'score', type: NUMBERS },
  homePoints: { column: 'home_points', type: NUMBERS },
  awayPoints: { column: 'away_points', type: NUMBERS },
  clock: { column: 'clock', type: 'smallint' },
  clockAt: { column: 'clock_at', type: 'time' },
  periodSeconds: { column: 'period_seconds', type: 'smallint' },
  fouls: { column: 'fouls', type: NUMBERS },
  timeouts: { column: 'timeouts', type: NUMBERS },
}

/** What only grows: the score and the points of every period, and the number of periods. */
export const COUNTERS = ['score', 'homePoints', 'awayPoints'] as const

export const basketballStates: StateRules<FeedBasketballState> = {
  fields: FIELDS,
  notStarted: basketballNotStarted,
  phaseOf: basketballCourse.phaseOf,
  faultOf: faultFinderOf(FeedBasketballState),
  isForward: (known, update) =>
    basketballCourse.mayAdvance(known, update) &&
    COUNTERS.every((name) => isGrowing(known.state[name], update.state[name])),
  plausibility: basketballPlausibility,
  since: basketballCourse.since,
}
