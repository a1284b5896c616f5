import type { ListMatch, ListSnapshot } from '../sport'
import type { ListContext } from './delay.rules'
import { emptyList, type MatchList, type Pending, reuseIfEqual } from './match-list.rules'

/**
 * Applies a snapshot. A match that is unchanged for the length of the delay is shown as it is. A
 * match that changed since keeps its state on the screen; without one it is delayed and shown
 * without a score. Newer known states stay, because events may have overtaken the reply and are not
 * repeated.
 */
export function receiveSnapshot(
  previous: MatchList | undefined,
  snapshot: ListSnapshot,
  context: ListContext,
): MatchList {
  // Positions and versions are comparable within an epoch only.
  if (previous?.epoch !== snapshot.epoch) return freshList(previous, snapshot, context)
  const matches = snapshot.matches.filter(newerThan(previous, snapshot, context))
  return withRetained(previous, snapshot, freshList(previous, { ...snapshot, matches }, context))
}

function isOlderThanList(list: MatchList, snapshot: ListSnapshot): boolean {
  return snapshot.seq < list.seq
}

/**
 * Filter for listed matches that are newer than the list. Parts of a reply may be older than its
 * position.
 */
function newerThan(list: MatchList, snapshot: ListSnapshot, { takesNewMatches }: ListContext) {
  const versions = newestVersions(list)
  const isLate = isOlderThanList(list, snapshot)
  return ({ id, version }: ListMatch): boolean => {
    const known = versions.get(id)
    // The reply is older than the list: a match that is not on the list was removed since. Day
    // pages receive no removals.
    if (known === undefined) return !isLate || !takesNewMatches
    return isLate ? version > known : version >= known
  }
}

/** The newest known versions, including those of pending events. */
function newestVersions(list: MatchList): Map<number, number> {
  const versions = new Map(Object.values(list.matches).map(({ id, version }) => [id, version]))
  for (const { id, version = 0 } of list.pending.flatMap(({ event }) => event.changed ?? [])) {
    versions.set(id, Math.max(version, versions.get(id) ?? 0))
  }
  return versions
}

/** The fresh list plus the matches with a newer known state, and their pending events. */
function withRetained(known: MatchList, snapshot: ListSnapshot, fresh: MatchList): MatchList {
  const isLate = isOlderThanList(known, snapshot)
  const listed = new Set(snapshot.matches.map(({ id }) => id))
  const isRetained = (id: number) =>
    known.matches[id] !== undefined && !fresh.matches[id] && (isLate || listed.has(id))
  const matches = Object.values(known.matches).filter(({ id }) => isRetained(id))
  const delayed = matches.filter(({ id }) => known.delayed[id])
  const pending = isLate
    ? known.pending
    : known.pending.flatMap((item) => remainingEvent(item, isRetained))
  return {
    ...fresh,
    ...(isLate && { seq: known.seq, feed: known.feed, clockOffsetMs: known.clockOffsetMs }),
    leagues: isLate ? { ...known.leagues, ...fresh.leagues } : fresh.leagues,
    teams: isLate ? { ...known.teams, ...fresh.teams } : fresh.teams,
    matches: { ...fresh.matches, ...Object.fromEntries(matches.map((match) => [match.id, match])) },
    delayed: {
      ...fresh.delayed,
      ...Object.fromEntries(delayed.map(({ id }) => [id, true] as const)),
    },
    pending: [...pending, ...fresh.pending].sort((a, b) => a.at - b.at),
  }
}

/**
 * The parts of a pending event that still apply: changes of retained matches, and incidents, which
 * no snapshot contains.
 */
function remainingEvent({ at, event }: Pending, isRetained: (id: number) => boolean): Pending[] {
  const { serverAt, incidents } = event
  const changed = event.changed?.filter(({ id }) => isRetained(id)) ?? []
  return changed.length > 0 || incidents ? [{ at, event: { serverAt, changed, incidents } }] : []
}

function freshList(
  previous: MatchList | undefined,
  snapshot: ListSnapshot,
  context: ListContext,
): MatchList {
  const list = emptyList(context.rules.sport, snapshot, context.now, previous)
  const limit = snapshot.serverAt - context.delayMs
  const matches: Record<number, ListMatch> = {}
  const delayed: Record<number, true> = {}
  const pending: Pending[] = []
  let highlights = list.highlights
  for (const match of snapshot.matches) {
    const shown = previous?.matches[match.id]
    const changedAt = match.sourceAt * 1000
    if (context.delayMs <= 0 || changedAt <= limit) {
      matches[match.id] = reuseIfEqual(shown, match)
      const side = shown && context.rules.highlightedSide(shown, match)
      if (side) highlights = { ...highlights, [match.id]: { side, at: context.now } }
      continue
    }
    if (shown && !previous?.delayed[match.id]) matches[match.id] = shown
    else {
      matches[match.id] = { ...context.rules.withoutResult(match), version: match.version - 1 }
      delayed[match.id] = true
    }
    pending.push({ at: changedAt, event: { serverAt: changedAt, changed: [match] } })
  }
  return { ...list, matches, delayed, highlights, pending: pending.sort((a, b) => a.at - b.at) }
}
