import type {
  DetailMessage,
  FeedFixture,
  FeedLeague,
  FeedMessage,
  FeedSeason,
  FeedTeam,
} from '../feed'
import type { DetailStream } from '../timeline'
import type { BatchJob } from './publishing/backlog'

/** The state of a match, and what happened. */
export type PlayMessage<State> = Extract<FeedMessage<State>, { kind: 'match' }>

/** Teams, seasons and matches of a sport; the same for the same seed. */
export type DemoWorld<Match> = {
  leagues: readonly FeedLeague[]
  teams: readonly FeedTeam[]
  /** Seasons that are on, just over or about to begin on `day`. */
  seasonsAt: (day: number) => FeedSeason[]
  /** The last seasons of each league before those of `day`. */
  earlierSeasonsAt: (day: number) => FeedSeason[]
  /** Matches of a sports day as they are known on it. */
  matchesOn: (day: number) => Match[]
  /** Every match of the seasons of `day`, in slices that do not block the process. */
  matchesOfSeasonsAt: (day: number) => Generator<Match[]>
  /** Every match of these earlier seasons of `day`, a sports day at a time, newest first. */
  earlierMatches: (day: number, seasonKeys: ReadonlySet<string>) => Generator<Match[], void>
}

/** What differs between the demos of two sports: the world, and the messages about a match. */
export type DemoSport<Match extends { fixture: FeedFixture }, State> = {
  world: DemoWorld<Match>
  /**
   * Pause after a batch of the backlog, as a multiple of the time that it took: another sport gets
   * on meanwhile.
   */
  restFactor: number
  /** The play of a match, moment by moment. */
  playOf: (match: Match) => DetailStream<State>
  /** Everything else about a match around its day. */
  streamsOf: (match: Match, now: number) => DetailStream<State>[]
  /** Final score of a past match of the current seasons, sent before its play; null for none. */
  resultOf: (match: Match) => PlayMessage<State> | null
  /** Final score of a match of an earlier season. */
  earlierResultOf: (match: Match) => PlayMessage<State> | null
  /** All messages about a match that was over before the demo began. */
  pastMessages: (match: Match, now: number) => FeedMessage<State>[]
  playersOf: (teamKeys: readonly string[], at: number) => DetailMessage
  /** Prepares the matches of the seasons, in order of their start, before anything is published. */
  addMatches?: (matches: Match[], at: number) => Promise<void>
  /** Takes the matches of a new day, after its fixtures are published. */
  beginDay?: (matches: Match[], day: number) => void
  /** Work of a new day that waits until nothing else is due. */
  dailyBatches?: (day: number, at: number) => BatchJob<State>[]
  /** Messages that are not about one match. */
  others?: { take: (now: number) => Promise<FeedMessage<State>[]>; nextAt: () => number | null }
}
