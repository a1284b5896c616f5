import type { BoardMatch, FeedState, FootballList, League, Team } from '@saidian/shared/contracts'
import { feedAsOf, withoutResult } from '@saidian/shared/lib'
import type { ApplyContext } from '@saidian/shared/live'
import type { MatchChange, MatchEvent } from './read-event.rules'

/** Changes of time `at` (server clock, milliseconds), shown after the stream delay has passed. */
type Pending = { at: number; changes: readonly MatchChange[] }

/** Matches by id at a position of the board topic. */
export type MatchMap = {
  epoch: string
  seq: number
  feed: FeedState
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
  leagues: Readonly<Record<number, League>>
  teams: Readonly<Record<number, Team>>
  matches: Readonly<Record<number, BoardMatch>>
  pending: readonly Pending[]
  /** Matches that changed within the delay and whose earlier state is not known. */
  delayed: Readonly<Record<number, true>>
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): Record<number, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

/** The list with the oldest position; it sets the position of lists read together. */
export function oldestOf(lists: readonly FootballList[]): FootballList {
  return lists.reduce((oldest, list) => (list.seq < oldest.seq ? list : oldest))
}

/**
 * The match map of lists read together. A match that changed within the delay stays as it was shown
 * before. A match that was not shown before has no score until the delay has passed.
 */
export function matchMapOf(
  lists: readonly FootballList[],
  { now, delayMs }: ApplyContext,
  previous?: MatchMap,
): MatchMap {
  const first = oldestOf(lists)
  const isRecent = ({ sourceAt }: BoardMatch) =>
    delayMs > 0 && sourceAt * 1000 > first.serverAt - delayMs
  const matches = lists.flatMap((list) => list.matches)
  const isDelayed = (match: BoardMatch) => {
    return isRecent(match) && (!previous?.matches[match.id] || previous.delayed[match.id] === true)
  }
  const shown = matches.map((match) => {
    if (isDelayed(match)) return { ...withoutResult(match), version: match.version - 1 }
    return isRecent(match) ? (previous?.matches[match.id] ?? match) : match
  })
  return {
    epoch: first.epoch,
    seq: first.seq,
    feed: feedAsOf(first.feed, first.serverAt),
    clockOffsetMs: first.serverAt - now,
    leagues: byId(lists.flatMap((list) => list.leagues)),
    teams: byId(lists.flatMap((list) => list.teams)),
    matches: byId(shown),
    pending: matches
      .filter(isRecent)
      .map((match) => ({ at: match.sourceAt * 1000, changes: [match] })),
    delayed: Object.fromEntries(matches.filter(isDelayed).map(({ id }) => [id, true as const])),
  }
}

/** The match map after an event of the board; with a stream delay the changes stay pending. */
export function afterEvent(
  matchMap: MatchMap,
  event: MatchEvent,
  seq: number,
  context: ApplyContext,
): MatchMap {
  const known = event.changed.filter(({ id }) => matchMap.matches[id])
  const next: MatchMap = {
    ...matchMap,
    seq,
    feed: event.feed ? feedAsOf(event.feed, event.serverAt) : matchMap.feed,
    clockOffsetMs: Math.max(matchMap.clockOffsetMs, event.serverAt - context.now),
    pending:
      known.length === 0
        ? matchMap.pending
        : [...matchMap.pending, { at: event.serverAt, changes: known }],
  }
  return release(next, context)
}

/** Applies the pending changes whose delay has passed. Returns the same map when none has. */
export function release(matchMap: MatchMap, { now, delayMs }: ApplyContext): MatchMap {
  const limit = now + matchMap.clockOffsetMs - delayMs
  const isDue = ({ at }: Pending) => delayMs <= 0 || at <= limit
  const due = matchMap.pending.filter(isDue)
  if (due.length === 0) return matchMap
  const [matches, delayed] = [{ ...matchMap.matches }, { ...matchMap.delayed }]
  for (const change of due.flatMap(({ changes }) => changes)) {
    const before = matches[change.id]
    // A change of an older version never reverts a match.
    if (!before || (change.version ?? Number.POSITIVE_INFINITY) <= before.version) continue
    matches[change.id] = { ...before, ...change }
    delete delayed[change.id]
  }
  return { ...matchMap, matches, delayed, pending: matchMap.pending.filter((item) => !isDue(item)) }
}
