import { type FeedMatchState, notStarted } from '../../../feeds/feed'
import { footballStates } from './state.rules'
import { FIRST_PHASE, phaseOf } from './status.rules'

/** The content of one message about a match. */
export type MatchUpdate = {
  revision: number
  at: number
  state: FeedMatchState
  correction: boolean
}

/** The known progress of a match. `deferred` is the newest message that would move it backwards. */
export type Progress = {
  revision: number
  /** Source time of the current state; for an abandoned match, of the first such message. */
  at: number
  /** Kick-off by the fixture; for an abandoned match, possibly the new date. */
  kickoffAt: number
  reached: number
  state: FeedMatchState
  deferred: MatchUpdate | null
}

/** `late`: not newer than the known state. `backwards`: newer, but allowed only as a correction. */
export type Outcome = 'accepted' | 'late' | 'backwards'

/** Progress of a fixture without any message. */
export function freshProgress(at: number, kickoffAt = at): Progress {
  return { revision: 0, at, kickoffAt, reached: FIRST_PHASE, state: notStarted(), deferred: null }
}

/**
 * Applies one message. For any order and repetition of messages the state of the highest revision
 * wins: a message that moves `backwards` is deferred and evaluated again after each accepted one
 * (`retryDeferred`), because the correction that allows it may still arrive.
 */
export function receive(
  known: Progress,
  update: MatchUpdate,
): { outcome: Outcome; next: Progress } {
  const outcome = evaluate(known, update)
  if (outcome === 'late') return { outcome, next: known }
  if (outcome === 'backwards') return { outcome, next: defer(known, update) }
  return { outcome, next: retryDeferred(accept(known, update)) }
}

/** Applies the deferred message if the progress now allows it, e.g. after a new kick-off. */
export function retryDeferred(known: Progress): Progress {
  const { deferred } = known
  if (deferred === null) return known
  const retried = evaluate(known, deferred)
  if (retried === 'accepted') return accept(known, deferred)
  return retried === 'late' ? { ...known, deferred: null } : known
}

function evaluate(known: Progress, update: MatchUpdate): Outcome {
  if (update.revision <= known.revision) return 'late'
  if (update.correction) return 'accepted'
  return footballStates.isForward(known, update) ? 'accepted' : 'backwards'
}

function accept(known: Progress, update: MatchUpdate): Progress {
  const { revision, state } = update
  const reached = phaseOf(state.status) ?? known.reached
  const deferred =
    known.deferred !== null && known.deferred.revision > revision ? known.deferred : null
  return {
    ...known,
    revision,
    at: footballStates.since(known, update),
    reached,
    state,
    deferred,
  }
}

function defer(known: Progress, update: MatchUpdate): Progress {
  if (known.deferred !== null && known.deferred.revision >= update.revision) return known
  return { ...known, deferred: update }
}
