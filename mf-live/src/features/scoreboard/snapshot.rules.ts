import type { BoardMatch, FootballList } from '@saidian/shared/contracts'
import { withoutResult } from '@saidian/shared/lib'
import { type Board, emptyBoard, type Pending, reuseIfEqual, scorer } from './board.rules'
import type { ApplyContext } from './delay.rules'

/**
 * Takes a snapshot. Matches untouched for the length of the delay are shown as they are. One that changed since keeps the
 * state that is on the screen, or, when there is none, is held: shown without a score until the delay has passed.
 * What the board knows better stays: events may have overtaken the answer on its way, and nobody repeats them.
 */
export function receiveSnapshot(
  previous: Board | undefined,
  list: FootballList,
  context: ApplyContext,
): Board {
  // Positions and versions are compared within an epoch only.
  if (previous?.epoch !== list.epoch) return freshBoard(previous, list, context)
  const matches = list.matches.filter(newerThan(previous, list, context))
  return withRetained(previous, list, freshBoard(previous, { ...list, matches }, context))
}

function isOvertaken(board: Board, list: FootballList): boolean {
  return list.seq < board.seq
}

/** Whether a match of the list tells the board something. A part of an answer may be older than its position says. */
function newerThan(board: Board, list: FootballList, { takesNewMatches }: ApplyContext) {
  const versions = newestVersions(board)
  const isLate = isOvertaken(board, list)
  return ({ id, version }: BoardMatch): boolean => {
    const known = versions.get(id)
    // A match that a late answer has and the board has not was taken off since; day pages hear nothing of that.
    if (known === undefined) return !isLate || !takesNewMatches
    return isLate ? version > known : version >= known
  }
}

/** Versions that were heard of, those included that wait for the delay. */
function newestVersions(board: Board): Map<number, number> {
  const versions = new Map(Object.values(board.matches).map(({ id, version }) => [id, version]))
  for (const { id, version = 0 } of board.pending.flatMap(({ event }) => event.changed ?? [])) {
    versions.set(id, Math.max(version, versions.get(id) ?? 0))
  }
  return versions
}

/** The fresh board with the matches that the earlier one knows better, and with what waits to be shown of them. */
function withRetained(known: Board, list: FootballList, fresh: Board): Board {
  const isLate = isOvertaken(known, list)
  const listed = new Set(list.matches.map(({ id }) => id))
  const isRetained = (id: number) =>
    known.matches[id] !== undefined && !fresh.matches[id] && (isLate || listed.has(id))
  const matches = Object.values(known.matches).filter(({ id }) => isRetained(id))
  const delayed = matches.filter(({ id }) => known.delayed[id])
  const pending = isLate
    ? known.pending
    : known.pending.flatMap((item) => stillToShow(item, isRetained))
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

/** Of an event that waits for the delay: changes of kept matches, and the news, which no snapshot tells. */
function stillToShow({ at, event }: Pending, isRetained: (id: number) => boolean): Pending[] {
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
