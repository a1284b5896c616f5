import type {
  FeedState,
  League,
  MatchCoverage,
  MatchIncident,
  Team,
  TextLine,
} from '@saidian/shared/contracts/matches'
import type { Reply } from '@saidian/shared/live'
import type { ListMatch } from '@saidian/shared/matches'

/** What the header of a match of any sport has. */
export type MatchHeader = Reply & {
  feed: FeedState
  match: ListMatch
  league: League
  home: Team
  away: Team
  venue: string | null
  referee: string | null
  coverage: MatchCoverage
  correctedAt: number | null
}

/** Incidents and text of a match of any sport. */
export type MatchText = Reply & {
  incidents: MatchIncident[]
  /** Newest first. */
  textLive: TextLine[]
  /** Older lines exist. */
  hasMore: boolean
}
