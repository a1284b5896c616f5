import type { MatchState, MatchUpdate, Progress, StateRules } from '../../match-state'

/** `late`: not newer than the known state. `backwards`: newer, but allowed only as a correction. */
export type Outcome = 'accepted' | 'late' | 'backwards'

/**
 * Applies one message. For any order and repetition of messages the state of the highest revision
 * wins: a message that moves `backwards` is deferred and evaluated again after each accepted one
 * (`retryDeferred`), because the correction that allows it may still arrive.
 */
export function receive<State extends MatchState>(
  states: StateRules<State>,
  known: Progress<State>,
  update: MatchUpdate<State>,
): { outcome: Outcome; next: Progress<State> } {
  const outcome = evaluate(states, known, update)
  if (outcome === 'late') return { outcome, next: known }
  if (outcome === 'backwards') return { outcome, next: defer(known, update) }
  return { outcome, next: retryDeferred(states, accept(states, known, update)) }
}

/** Applies the deferred message if the progress now allows it, e.g. after a new kick-off. */
export function retryDeferred<State extends MatchState>(
  states: StateRules<State>,
  known: Progress<State>,
): Progress<State> {
  const { deferred } = known
  if (deferred === null) return known
  const retried = evaluate(states, known, deferred)
  if (retried === 'accepted') return accept(states, known, deferred)
  return retried === 'late' ? { ...known, deferred: null } : known
}

function evaluate<State extends MatchState>(
  { isForward }: StateRules<State>,
  known: Progress<State>,
  update: MatchUpdate<State>,
): Outcome {
  if (update.revision <= known.revision) return 'late'
  if (update.correction) return 'accepted'
  return isForward(known, update) ? 'accepted' : 'backwards'
}

function accept<State extends MatchState>(
  { phaseOf, since }: StateRules<State>,
  known: Progress<State>,
  update: MatchUpdate<State>,
): Progress<State> {
  const { revision, state } = update
  const reached = phaseOf(state.status) ?? known.reached
  const deferred =
    known.deferred !== null && known.deferred.revision > revision ? known.deferred : null
  return { ...known, revision, at: since(known, update), reached, state, deferred }
}

function defer<State extends MatchState>(
  known: Progress<State>,
  update: MatchUpdate<State>,
): Progress<State> {
  if (known.deferred !== null && known.deferred.revision >= update.revision) return known
  return { ...known, deferred: update }
}
