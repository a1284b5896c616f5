import type { ToldMatch, ToldState } from '../told'
import { knowledgeOf } from './knowledge.rules'

/**
 * What a source says of a match after a further file of it: the newer file wins, but what it does not
 * know stays, and a file that knows less of the course (an older one) takes no result back.
 */
export function renewRow(before: ToldMatch, next: ToldMatch): ToldMatch {
  const knowsLess = knowledge(next.state) < knowledge(before.state)
  return {
    ...next,
    round: next.round || before.round,
    state: knowsLess ? before.state : renewState(before.state, next.state),
    incidents: knowsLess || !hasIncidents(next) ? before.incidents : next.incidents,
    statistics: next.statistics?.length ? next.statistics : before.statistics,
    facts: { ...before.facts, ...next.facts },
  }
}

function knowledge(state: ToldState | null): number {
  return state === null ? 0 : knowledgeOf(state.status)
}

function renewState(before: ToldState | null, next: ToldState | null): ToldState | null {
  if (before === null || next === null) return next ?? before
  const known = Object.entries(next).filter(([, value]) => value !== null && value !== undefined)
  return { ...before, ...Object.fromEntries(known) }
}

/** No goals in the file is something it says only where the score says so too. */
function hasIncidents({ incidents, state }: ToldMatch): boolean {
  if (incidents === undefined) return false
  return incidents.length > 0 || state?.score?.every((goals) => goals === 0) === true
}
