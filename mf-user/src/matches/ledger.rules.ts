import type { BoardMatch, FeedState, FootballList, League, Team } from '@saidian/shared/contracts'
import type { Part, Reply } from '@saidian/shared/follow'
import { withoutResult } from '@saidian/shared/lib'
import type { MatchChange, MatchEvent } from './read-event.rules'

/** Matches by id, as they stand at a position of the board. */
export type Ledger = Reply & {
  feed: FeedState
  leagues: Readonly<Record<number, League>>
  teams: Readonly<Record<number, Team>>
  matches: Readonly<Record<number, BoardMatch>>
  /** Matches that changed within the stream delay: what they were before, nobody told us. */
  held: Readonly<Record<number, true>>
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): Record<number, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

/** The ledger of lists that were read together; it stands where the oldest of them stands. */
export function ledgerOf(lists: readonly FootballList[]): Ledger {
  const { epoch, seq, serverAt, feed } = lists.reduce((oldest, list) =>
    list.seq < oldest.seq ? list : oldest,
  )
  return {
    epoch,
    seq,
    serverAt,
    feed,
    leagues: byId(lists.flatMap((list) => list.leagues)),
    teams: byId(lists.flatMap((list) => list.teams)),
    matches: byId(lists.flatMap((list) => list.matches)),
    held: {},
  }
}

/** How the ledger lives with the stream delay and `board/football`. */
export const ledgerPart: Part<Ledger, MatchEvent> = {
  conceal: (ledger, limit) => {
    const young = Object.values(ledger.matches).filter(({ sourceAt }) => sourceAt > limit)
    if (young.length === 0) return ledger
    return {
      ...ledger,
      matches: { ...ledger.matches, ...byId(young.map(withoutResult)) },
      held: Object.fromEntries(young.map(({ id }) => [id, true as const])),
    }
  },
  apply: (ledger, { changed }) => changed.reduce(withChange, ledger),
}

/** What is told of an older version never moves a match backwards. */
function withChange(ledger: Ledger, change: MatchChange): Ledger {
  const before = ledger.matches[change.id]
  if (!before || (change.version ?? Number.POSITIVE_INFINITY) <= before.version) return ledger
  return { ...ledger, matches: { ...ledger.matches, [change.id]: { ...before, ...change } } }
}
