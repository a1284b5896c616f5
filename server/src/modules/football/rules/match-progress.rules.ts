import type { FeedMatchState } from '../../../feeds/feed'
import { countersHold } from './counters.rules'
import { FIRST_PHASE, mayMove, phaseOf } from './status.rules'

/** What one message says about a match. */
export type Said = { revision: number; at: number; state: FeedMatchState; correction: boolean }

/** What is known of a match. `parked` is the newest message that would have moved it backwards. */
export type Progress = {
  revision: number
  at: number
  reached: number
  state: FeedMatchState
  parked: Said | null
}

/** `late`: older than what is known, or the same again. `backwards`: newer, but only a correction may say so. */
export type Verdict = 'accepted' | 'late' | 'backwards'

/** A fixture of which nothing else is known yet. */
export function freshProgress(at: number): Progress {
  const unknown = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  const state = { status: 1, halfKickoffAt: null, varCheck: false, ...unknown }
  return { revision: 0, at, reached: FIRST_PHASE, state, parked: null }
}

/**
 * Takes one message in. Whatever the order of arrival, and however often a message comes, the state of the highest
 * revision stands in the end: a message refused as `backwards` is parked and tried again after each accepted one,
 * because the correction that makes it right may still be on its way.
 */
export function receive(known: Progress, said: Said): { verdict: Verdict; next: Progress } {
  const verdict = judge(known, said)
  if (verdict === 'late') return { verdict, next: known }
  if (verdict === 'backwards') return { verdict, next: park(known, said) }
  const next = accept(known, said)
  const parked = next.parked
  if (parked === null) return { verdict, next }
  const again = judge(next, parked)
  if (again === 'accepted') return { verdict, next: accept(next, parked) }
  return { verdict, next: again === 'late' ? { ...next, parked: null } : next }
}

function judge(known: Progress, said: Said): Verdict {
  if (said.revision <= known.revision) return 'late'
  if (said.correction) return 'accepted'
  const from = { status: known.state.status, reached: known.reached }
  const isForward = mayMove(from, said.state.status) && countersHold(known.state, said.state)
  return isForward ? 'accepted' : 'backwards'
}

function accept(known: Progress, said: Said): Progress {
  const phase = phaseOf(said.state.status) ?? known.reached
  const parked = known.parked !== null && known.parked.revision > said.revision ? known.parked : null
  return { revision: said.revision, at: said.at, reached: phase, state: said.state, parked }
}

function park(known: Progress, said: Said): Progress {
  if (known.parked !== null && known.parked.revision >= said.revision) return known
  return { ...known, parked: said }
}
