import type {
  CompetitionRecord,
  FixtureRecord,
  Id,
  LineupRecord,
  LiveRecord,
  PlayerRecord,
  QuoteRecord,
  SeasonRecord,
  TeamRecord,
} from './records'

export type Credentials = { user: string; secret: string }

/** Takes one row of the vendor apart; null when it is malformed: it alone is dropped and counted. */
export type ReadRow<R> = (row: unknown, onMalformed: () => void) => R | null

export type Endpoint<R> = {
  /** In logs and metrics. */
  name: string
  /** Below the address of the vendor. */
  path: string
  everyMs: number
  /** Requests a minute that the vendor allows for it. */
  perMinute: number
  /** Name of the parameter that counts pages from 1; absent where one answer has all. */
  page?: string
  read: ReadRow<R>
}

/** Everything a vendor of football data of this family differs in. */
export type Vendor = {
  /** Written on every row, and the first part of keys. */
  source: string
  baseUrl: string
  /** Requests a day to all endpoints; `FEED_REQUESTS_PER_DAY` overrides it. */
  perDay: number
  credentialParams: (credentials: Credentials) => Record<string, string>
  /** The rows of an answer; null when it is an error of the vendor. */
  rowsOf: (body: unknown) => unknown[] | null
  /** What the vendor says in an answer without rows; never the secret. */
  errorOf: (body: unknown) => string
  endpoints: {
    competitions: Endpoint<CompetitionRecord>
    teams: Endpoint<TeamRecord>
    seasons: Endpoint<SeasonRecord>
    players: Endpoint<PlayerRecord>
    /** Matches of one day of China time, `date` of `yyyyMMdd` in the parameter `day`. */
    fixtures: Endpoint<FixtureRecord> & { day: string }
    live: Endpoint<LiveRecord>
    odds: Endpoint<QuoteRecord>
    /** Of one match, its id in the parameter `match`. */
    lineups: Endpoint<LineupRecord> & { match: string }
  }
  /** Positive: a positive line of the vendor means that home gives, as here. */
  handicapSign: 1 | -1
  push: {
    hello: (credentials: Credentials) => unknown
    /** Channel and rows of a frame, and when it was sent by the vendor's clock; null for others. */
    frameOf: (message: unknown) => PushFrame | null
  }
}

export type PushFrame = { channel: 'live' | 'odds'; rows: unknown[]; sentAt: number | null }
export type { Id }
