import type { FeedState } from '@saidian/shared/contracts'
import type { ListedMatch } from './board/listed-match.service'

/** What other modules ask of the lists. */
export type FootballLists = {
  /** Matches of today's list; refuses while it was not read yet. */
  today: () => number[]
  /** Matches of one Beijing day (`yyyy-MM-dd`); refuses a day outside the seasons. */
  day: (date: string) => Promise<number[]>
  /** Whose matches the lists show, as rows name their source. */
  sources: () => string[]
  /** One match as lists show it, from the database; null when it is of no shown source. */
  match: (matchId: number) => Promise<ListedMatch | null>
  /** The feed's last word; refuses while nothing was read yet. */
  feed: () => FeedState
}
