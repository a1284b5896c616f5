import type { BoardMatch, FootballList } from '@saidian/shared/contracts'
import { withoutResult } from '@saidian/shared/lib'
import { type Board, emptyBoard, type Pending, reuseIfEqual, scorer } from './board.rules'
import type { ApplyContext } from './delay.rules'

/**
 * Applies a snapshot. A match that is unchanged for the length of the delay is shown as it is. A
 * match that changed since keeps its state on the screen; without one it is delayed and shown
 * without a score. Newer known states stay, because events may have overtaken the reply and are not
 * repeated.
 */
export function receiveSnapshot(
  previous: Board | undefined,
  list: FootballList,
  context: ApplyContext,
): Board {
  // Positions and versions are comparable within an epoch only.
  if (previous?.epoch !== list.epoch) return freshBoard(previous, list, context)
  const matches = list.matches.filter(newerThan(previous, list, context))
  return withRetained(previous, list, freshBoard(previous, { ...list, matches }, context))
}

function isOlderThanBoard(board: Board, list: FootballList): boolean {
  return list.seq < board.seq
}

/**
 * Filter for listed matches that are newer than the board. Parts of a reply may be older than its
 * position.
 */
function newerThan(board: Board, list: FootballList, { takesNewMatches }: ApplyContext) {
  const versions = newestVersions(board)
  const isLate = isOlderThanBoard(board, list)
  return ({ id, version }: BoardMatch): boolean => {
    const known = versions.get(id)
    // The reply is older than the board: a match that is not on the board was removed since. Day
    // pages receive no removals.
    if (known === undefined) return !isLate || !takesNewMatches
    return isLate ? version > known : version >= known
  }
}

/** The newest known versions, including those of pending events. */
function newestVersions(board: Board): Map<number, number> {
  const versions = new Map(Object.values(board.matches).map(({ id, version }) => [id, version]))
  for (const { id, version = 0 } of board.pending.flatMap(({ event }) => event.changed ?? [])) {
    versions.set(id, Math.max(version, versions.get(id) ?? 0))
  }
  return versions
}

/** The fresh board plus the matches with a newer known state, and their pending events. */
function withRetained(known: Board, list: FootballList, fresh: Board): Board {
  const isLate = isOlderThanBoard(known, list)
  const listed = new Set(list.matches.map(({ id }) => id))
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

function freshBoard(previous: Board | undefined, list: FootballList, context: ApplyContext): Board {
  const board = emptyBoard(list, context.now, previous)
  const limit = list.serverAt - context.delayMs
  const matches: Record<number, BoardMatch> = {}
  const delayed: Record<number, true> = {}
  const pending: Pending[] = []
  let goals = board.goals
  for (const match of list.matches) {
    const shown = previous?.matches[match.id]
    const changedAt = match.sourceAt * 1000
    if (context.delayMs <= 0 || changedAt <= limit) {
      matches[match.id] = reuseIfEqual(shown, match)
      const side = shown && scorer(shown, match)
      if (side) goals = { ...goals, [match.id]: { side, at: context.now } }
      continue
    }
    if (shown && !previous?.delayed[match.id]) matches[match.id] = shown
    else {
      matches[match.id] = { ...withoutResult(match), version: match.version - 1 }
      delayed[match.id] = true
    }
    pending.push({ at: changedAt, event: { serverAt: changedAt, changed: [match] } })
  }
  return { ...board, matches, delayed, goals, pending: pending.sort((a, b) => a.at - b.at) }
}
