import type { ParsedMatch } from '../season/parsed-season'
import type { ImportSport, KnownState } from '../sport/import-sport'

/**
 * The row of a match after a further file of the same source. The new file wins; missing values
 * stay, and a file with a less certain status (an older one) does not remove a result.
 */
export function renewRow(
  { certaintyOf }: Pick<ImportSport, 'certaintyOf'>,
  before: ParsedMatch,
  next: ParsedMatch,
): ParsedMatch {
  const certaintyOfState = (state: KnownState | null) =>
    state === null ? 0 : certaintyOf(state.status)
  const isLessCertain = certaintyOfState(next.state) < certaintyOfState(before.state)
  return {
    ...next,
    round: next.round || before.round,
    state: isLessCertain ? before.state : renewState(before.state, next.state),
    incidents: isLessCertain || !hasIncidents(next) ? before.incidents : next.incidents,
    statistics: next.statistics?.length ? next.statistics : before.statistics,
    facts: { ...before.facts, ...next.facts },
  }
}

function renewState(before: KnownState | null, next: KnownState | null): KnownState | null {
  if (before === null || next === null) return next ?? before
  const known = Object.entries(next).filter(([, value]) => value !== null && value !== undefined)
  return { ...before, ...Object.fromEntries(known) }
}

/** An empty list counts only for a goalless score; else the incidents are unknown. */
function hasIncidents({ incidents, state }: ParsedMatch): boolean {
  if (incidents === undefined) return false
  return incidents.length > 0 || state?.score?.every((goals) => goals === 0) === true
}
