import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { faultFinderOf } from '@saidian/shared/contracts/validation'
import { notStarted } from '../../../feeds/feed'
import { FeedMatchState } from '../../../feeds/messages'
import type { StateField, StateRules } from '../../../sports/match-state'
import { countersHold } from './counters.rules'
import { awaitsResumption, isOfResumption } from './resumption.rules'
import { mayMove, phaseOf } from './status.rules'

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
  phaseOf,
  faultOf: faultFinderOf(FeedMatchState),
  isForward: (known, { at, state }) => {
    const { state: before, reached, at: since, kickoffAt } = known
    const { status } = before
    const isResumed =
      awaitsResumption({ status, at: since, kickoffAt }) && isOfResumption(kickoffAt, at)
    // A resumed match counts as interrupted.
    const from = { status: isResumed ? FOOTBALL_STATUS.interrupted : status, reached }
    return mayMove(from, state.status) && countersHold(before, state)
  },
  // Of an abandoned match, the first such message: a later date of its fixture resumes it.
  since: (known, { at, state }) => {
    const isStillAbandoned = [known.state, state].every(
      ({ status }) => status === FOOTBALL_STATUS.abandoned,
    )
    return isStillAbandoned ? known.at : at
  },
}
