import type { FeedMessage } from './feed-message'

// What a feed says. Keys are the feed's own names of things; the football module maps them to ids. `revision` grows with
// every message about one match, so a late or doubled message is known as such. Times are seconds since 1970.
export type { FeedFixture, FeedLeague, FeedSeason, FeedTeam } from './feed-catalogue'
export {
  type FeedIncident,
  type FeedMatchState,
  type FeedStatistic,
  notStarted,
  type Pair,
} from './feed-match'
export type { DetailMessage, FeedMessage } from './feed-message'
export type {
  FeedLotteryEntry,
  FeedLotteryIssue,
  FeedQuote,
  LotteryKind,
  OddsType,
} from './feed-odds'
export type { FeedLineupPlayer, FeedPlayer, FeedSideLineup } from './feed-squad'
export type { FeedBallPosition, FeedFacts, FeedIntelligence, FeedTextLine } from './feed-story'

/** What takes in what a feed says. */
export type FeedSink = {
  /** Resolves when the messages are stored; a feed that outruns the database waits here. */
  deliver: (messages: FeedMessage[]) => Promise<void>
  /** Sign of life, at least every 5 s while the feed is well; the first when what is true now has been delivered. */
  alive: (at: number) => void
}

export type Feed = {
  /** Written on every row, such as `demo`, `wyscout`, `openfootball`. */
  source: string
  /** True: pages mark the data 演示数据. */
  demo: boolean
  /** Match seconds per second. */
  speed: number
  /** Runs until `signal` aborts. */
  run: (sink: FeedSink, signal: AbortSignal) => Promise<void>
}
