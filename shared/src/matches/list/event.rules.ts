import type { ListEvent, ListMatch, SportRules } from '../sport'
import { withAlerts } from './alerts.rules'
import { byId, type MatchList } from './match-list.rules'

export type EventContext = {
  /** Clock of this device, milliseconds. */
  now: number
  /** A day, or some ids, apply changes of their own matches only. */
  takesNewMatches: boolean
  rules: SportRules
}

/** False for an older or equal version: a match never moves backwards. */
function isNewer(match: ListMatch, change: Partial<ListMatch>): boolean {
  return change.version === undefined || change.version > match.version
}

function withChanges(
  list: MatchList,
  changes: NonNullable<ListEvent['changed']>,
  { now, rules }: EventContext,
): MatchList {
  const matches = { ...list.matches }
  let highlights = list.highlights
  for (const change of changes) {
    const before = matches[change.id]
    if (!before || !isNewer(before, change)) continue
    const after = { ...before, ...change }
    matches[change.id] = after
    const side = rules.highlightedSide(before, after)
    if (side) highlights = { ...highlights, [change.id]: { side, at: now } }
  }
  return { ...list, matches, highlights }
}

function withAdded(list: MatchList, added: NonNullable<ListEvent['added']>): MatchList {
  const fresh = added.matches.filter((match) => {
    const present = list.matches[match.id]
    return !present || match.version > present.version
  })
  return {
    ...list,
    leagues: { ...list.leagues, ...byId(added.leagues, list.leagues) },
    teams: { ...list.teams, ...byId(added.teams, list.teams) },
    matches: { ...list.matches, ...byId(fresh) },
  }
}

function withoutMatches(list: MatchList, removed: readonly number[]): MatchList {
  const matches = { ...list.matches }
  for (const id of removed) delete matches[id]
  return { ...list, matches }
}

/** A list that takes no new matches reads `added` as the newest state of those it knows. */
function changesOf({ changed = [], added }: ListEvent, { takesNewMatches }: EventContext) {
  return takesNewMatches || !added ? changed : [...changed, ...added.matches]
}

/** The list after an event. Pure; unchanged parts keep their identity. */
export function applyEvent(list: MatchList, event: ListEvent, context: EventContext): MatchList {
  let next = list
  if (event.added && context.takesNewMatches) next = withAdded(next, event.added)
  const changes = changesOf(event, context)
  if (changes.some((change) => next.matches[change.id])) {
    next = withChanges(next, changes, context)
  }
  if (event.removed?.some((id) => next.matches[id]) && context.takesNewMatches) {
    next = withoutMatches(next, event.removed)
  }
  return event.incidents ? withAlerts(next, event.incidents, context.rules) : next
}
