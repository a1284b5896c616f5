import type { FeedMatchState } from './messages/match'
import type { FeedMessage } from './messages/message'

// Messages of feeds. Keys are names of the feed; ingest maps them to ids. `revision`
// grows with every message about one match, which identifies late and duplicate messages. Times are
// seconds since 1970.
export {
  basketballNotStarted,
  type FeedBasketballState,
  type FeedPlayerLine,
  type FeedScoreFlow,
  type FeedShot,
} from './messages/basketball'
export type { FeedFixture, FeedLeague, FeedSeason, FeedTeam } from './messages/catalogue'
export type { FeedBallPosition, FeedFacts, FeedIntelligence, FeedTextLine } from './messages/detail'
export type { FeedLotteryEntry, FeedLotteryIssue, LotteryKind } from './messages/lottery'
export {
  type FeedIncident,
  type FeedMatchState,
  type FeedStatistic,
  notStarted,
  type Pair,
} from './messages/match'
export type { DetailMessage, FeedMessage } from './messages/message'
export type { FeedQuote, OddsType } from './messages/odds'
export type { FeedLineupPlayer, FeedPlayer, FeedSideLineup } from './messages/squad'

/** Receives the messages of a feed. */
export type FeedSink<State = FeedMatchState> = {
  /** Resolves when the messages are stored; a feed faster than the database waits here. */
  deliver: (messages: FeedMessage<State>[]) => Promise<void>
  /** Called at least every 5 s while the feed works; first when the current data is delivered. */
  alive: (at: number) => void
}

export type Feed<State = FeedMatchState> = {
  /** Stored in every row, such as `demo`, `wyscout`, `openfootball`. */
  source: string
  /** True: pages mark the data 演示数据. */
  demo: boolean
  /** Match seconds per second. */
  speed: number
  /** Runs until `signal` aborts. */
  run: (sink: FeedSink<State>, signal: AbortSignal) => Promise<void>
}
