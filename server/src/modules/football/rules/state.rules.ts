import { faultFinderOf } from '@saidian/shared/contracts/validation'
import { notStarted } from '../../../feeds/feed'
import { FeedMatchState } from '../../../feeds/messages'
import type { StateField, StateRules } from '../../../sports/match-state'
import { countersHold } from './counters.rules'
import { footballPlausibility } from './plausibility.rules'
import { footballCourse } from './status.rules'

const PAIR = 'smallint[]'

/** Halves, extra time, shoot-out and cards of football. */
const FIELDS: Record<Exclude<keyof FeedMatchState, 'status'>, StateField> = {
  halfKickoffAt: { column: 'half_kickoff_at', type: 'time', inRow: 'ot' },
  score: { column: 'score', type: PAIR },
  half: { column: 'half', type: PAIR },
  corners: { column: 'corners', type: PAIR },
  yellow: { column: 'yellow', type: PAIR },
  red: { column: 'red', type: PAIR },
  extra: { column: 'extra', type: PAIR },
  shootout: { column: 'shootout', type: PAIR },
  varCheck: { column: 'var_check', type: 'boolean' },
}

export const footballStates: StateRules<FeedMatchState> = {
  fields: FIELDS,
  notStarted,
  phaseOf: footballCourse.phaseOf,
  faultOf: faultFinderOf(FeedMatchState),
  isForward: (known, update) =>
    footballCourse.mayAdvance(known, update) && countersHold(known.state, update.state),
  plausibility: footballPlausibility,
  since: footballCourse.since,
}
