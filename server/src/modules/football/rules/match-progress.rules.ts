import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { type FeedMatchState, notStarted } from '../../../feeds/feed'
import { countersHold } from './counters.rules'
import { awaitsResumption, isOfResumption } from './resumption.rules'
import { FIRST_PHASE, mayMove, phaseOf } from './status.rules'

/** What one message says about a match. */
export type Said = { revision: number; at: number; state: FeedMatchState; correction: boolean }

/** What is known of a match. `parked` is the newest message that would have moved it backwards. */
export type Progress = {
  revision: number
  /** When the state in force was said; of an abandoned match, when that was said first. */
  at: number
  /** When its fixture has it begin, or go on after it was abandoned. */
  kickoffAt: number
  reached: number
  state: FeedMatchState
  parked: Said | null
}

/** `late`: older than what is known, or the same again. `backwards`: newer, but only a correction may say so. */
export type Verdict = 'accepted' | 'late' | 'backwards'

/** A fixture of which nothing else is known yet. */
export function freshProgress(at: number, kickoffAt = at): Progress {
  return { revision: 0, at, kickoffAt, reached: FIRST_PHASE, state: notStarted(), parked: null }
}

/**
 * Takes one message in. Whatever the order of arrival, and however often a message comes, the state of the highest
 * revision stands in the end: a message refused as `backwards` is parked and tried again after each accepted one
 * (`tryParked`), because the correction that makes it right may still be on its way.
 */
export function receive(known: Progress, said: Said): { verdict: Verdict; next: Progress } {
  const verdict = judge(known, said)
  if (verdict === 'late') return { verdict, next: known }
  if (verdict === 'backwards') return { verdict, next: park(known, said) }
  return { verdict, next: tryParked(accept(known, said)) }
}

/** Takes the parked message in if what is known by now allows it, as when the fixture of an abandoned match was moved. */
export function tryParked(known: Progress): Progress {
  const { parked } = known
  if (parked === null) return known
  const again = judge(known, parked)
  if (again === 'accepted') return accept(known, parked)
  return again === 'late' ? { ...known, parked: null } : known
}

function judge(known: Progress, said: Said): Verdict {
  if (said.revision <= known.revision) return 'late'
  if (said.correction) return 'accepted'
  const isForward =
    mayMove(standing(known, said.at), said.state.status) && countersHold(known.state, said.state)
  return isForward ? 'accepted' : 'backwards'
}

/** Where a match stands for a word said at `at`: abandoned and to go on, it is as one that was interrupted. */
function standing({ state: { status }, reached, at: since, kickoffAt }: Progress, at: number) {
  const isResumed =
    awaitsResumption({ status, at: since, kickoffAt }) && isOfResumption(kickoffAt, at)
  return { status: isResumed ? FOOTBALL_STATUS.interrupted : status, reached }
}

function accept(known: Progress, said: Said): Progress {
  const { revision, state } = said
  const reached = phaseOf(state.status) ?? known.reached
  const parked = known.parked !== null && known.parked.revision > revision ? known.parked : null
  const isStillAbandoned = [known.state, state].every(
    ({ status }) => status === FOOTBALL_STATUS.abandoned,
  )
  return { ...known, revision, at: isStillAbandoned ? known.at : said.at, reached, state, parked }
}

function park(known: Progress, said: Said): Progress {
  if (known.parked !== null && known.parked.revision >= said.revision) return known
  return { ...known, parked: said }
}
