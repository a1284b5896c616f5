import type { FeedState, League, Team } from '@saidian/shared/contracts/matches'
import type { Db } from '../../platform/database'
import type { MatchRow } from '../match-row'

/** A match with its league and teams. */
export type ListedMatch<Row extends MatchRow> = {
  match: Row
  league: League
  home: Team
  away: Team
}

/** The lists of a sport as other parts read them. */
export type MatchLists<Row extends MatchRow = MatchRow> = {
  /** Matches of today's list; throws `server.busy` before the first read. */
  today: () => number[]
  /** Matches of one Beijing day (`yyyy-MM-dd`); throws outside the seasons. */
  day: (date: string) => Promise<number[]>
  /** Sources whose matches the lists show. */
  sources: () => string[]
  /** One match as a list row, from the database; null when its source is not shown. */
  match: (matchId: number) => Promise<ListedMatch<Row> | null>
  /** State of the feed; throws `server.busy` before the first read. */
  feed: () => FeedState
}

/** Reads columns of many matches at once; a match without any may be left out. */
export type ReadColumns<Columns extends object> = (
  db: Db,
  matchIds: number[],
) => Promise<ReadonlyMap<number, Columns>>
