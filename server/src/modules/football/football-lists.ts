import type { FeedState } from '@saidian/shared/contracts/football'
import type { ListedMatch } from './board/listed-match.service'

/** The lists as other modules read them. */
export type FootballLists = {
  /** Matches of today's list; throws `server.busy` before the first read. */
  today: () => number[]
  /** Matches of one Beijing day (`yyyy-MM-dd`); throws outside the seasons. */
  day: (date: string) => Promise<number[]>
  /** Sources whose matches the lists show. */
  sources: () => string[]
  /** One match as a list row, from the database; null when its source is not shown. */
  match: (matchId: number) => Promise<ListedMatch | null>
  /** State of the feed; throws `server.busy` before the first read. */
  feed: () => FeedState
}
