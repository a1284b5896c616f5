import type { BoardMatch, FeedState, FootballList, League, Team } from '@saidian/shared/contracts'
import { feedAsOf, withoutResult } from '@saidian/shared/lib'
import type { ApplyContext } from '@saidian/shared/live'
import type { MatchChange, MatchEvent } from './read-event.rules'

/** What happened at `at` (server clock, milliseconds) and is shown only when the stream delay has passed. */
type Pending = { at: number; changes: readonly MatchChange[] }

/** Matches by id as of a position of the board. */
export type Ledger = {
  epoch: string
  seq: number
  feed: FeedState
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
  leagues: Readonly<Record<number, League>>
  teams: Readonly<Record<number, Team>>
  matches: Readonly<Record<number, BoardMatch>>
  pending: readonly Pending[]
  /** Matches that changed within the delay: what they were before, nobody told us. */
  current: Readonly<Record<number, true>>
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): Record<number, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

/** Lists that were read together stand where the oldest of them stands. */
export function oldestOf(lists: readonly FootballList[]): FootballList {
  return lists.reduce((oldest, list) => (list.seq < oldest.seq ? list : oldest))
}

/**
 * The ledger of lists that were read together. A match that changed within the delay stays as it was shown before; one
 * that was not shown before is held, without a score, until the delay has passed.
 */
export function ledgerOf(
  lists: readonly FootballList[],
  { now, delayMs }: ApplyContext,
  previous?: Ledger,
): Ledger {
  const first = oldestOf(lists)
  const young = ({ sourceAt }: BoardMatch) =>
    delayMs > 0 && sourceAt * 1000 > first.serverAt - delayMs
  const matches = lists.flatMap((list) => list.matches)
  const isDelayed = (match: BoardMatch) => {
    return young(match) && (!previous?.matches[match.id] || previous.current[match.id] === true)
  }
  const shown = matches.map((match) => {
    if (isDelayed(match)) return { ...withoutResult(match), version: match.version - 1 }
    return young(match) ? (previous?.matches[match.id] ?? match) : match
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
      .filter(young)
      .map((match) => ({ at: match.sourceAt * 1000, changes: [match] })),
    current: Object.fromEntries(matches.filter(isDelayed).map(({ id }) => [id, true as const])),
  }
}

/** The ledger after an event of the board; with a delay what it tells waits. */
export function afterEvent(
  ledger: Ledger,
  event: MatchEvent,
  seq: number,
  context: ApplyContext,
): Ledger {
  const known = event.changed.filter(({ id }) => ledger.matches[id])
  const next: Ledger = {
    ...ledger,
    seq,
    feed: event.feed ? feedAsOf(event.feed, event.serverAt) : ledger.feed,
    clockOffsetMs: Math.max(ledger.clockOffsetMs, event.serverAt - context.now),
    pending:
      known.length === 0
        ? ledger.pending
        : [...ledger.pending, { at: event.serverAt, changes: known }],
  }
  return release(next, context)
}

/** Shows what is old enough by now. The same ledger when nothing is. */
export function release(ledger: Ledger, { now, delayMs }: ApplyContext): Ledger {
  const limit = now + ledger.clockOffsetMs - delayMs
  const isDue = ({ at }: Pending) => delayMs <= 0 || at <= limit
  const due = ledger.pending.filter(isDue)
  if (due.length === 0) return ledger
  const [matches, current] = [{ ...ledger.matches }, { ...ledger.current }]
  for (const change of due.flatMap(({ changes }) => changes)) {
    const before = matches[change.id]
    // What is told of an older version never moves a match backwards.
    if (!before || (change.version ?? Number.POSITIVE_INFINITY) <= before.version) continue
    matches[change.id] = { ...before, ...change }
    delete current[change.id]
  }
  return { ...ledger, matches, current, pending: ledger.pending.filter((item) => !isDue(item)) }
}
