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

/** Parses one row of the vendor; null for a malformed row, which is counted and dropped. */
export type ReadRow<R> = (row: unknown, onMalformed: () => void) => R | null

export type Endpoint<R> = {
  /** Name in logs and metrics. */
  name: string
  /** Path below the base URL. */
  path: string
  everyMs: number
  /** Allowed requests per minute. */
  perMinute: number
  /** Name of the page parameter, which starts at 1; missing for an endpoint without pages. */
  page?: string
  read: ReadRow<R>
}

/** Everything that differs between the vendors. */
export type Vendor = {
  /** Stored in every row; first part of keys. */
  source: string
  baseUrl: string
  /** Requests per day to all endpoints; `FEED_REQUESTS_PER_DAY` overrides it. */
  perDay: number
  credentialParams: (credentials: Credentials) => Record<string, string>
  /** The rows of a response; null for an error of the vendor. */
  rowsOf: (body: unknown) => unknown[] | null
  /** The error of a response without rows; never contains the secret. */
  errorOf: (body: unknown) => string
  endpoints: {
    competitions: Endpoint<CompetitionRecord>
    teams: Endpoint<TeamRecord>
    seasons: Endpoint<SeasonRecord>
    players: Endpoint<PlayerRecord>
    /** Matches of one day in China; `day` names the parameter, in the format `yyyyMMdd`. */
    fixtures: Endpoint<FixtureRecord> & { day: string }
    live: Endpoint<LiveRecord>
    odds: Endpoint<QuoteRecord>
    /** The line-up of one match; `match` names the parameter of its id. */
    lineups: Endpoint<LineupRecord> & { match: string }
  }
  /** 1: a positive line of the vendor means that home gives, as in our data. */
  handicapSign: 1 | -1
  push: {
    hello: (credentials: Credentials) => unknown
    /** Channel, rows and the vendor's time of a frame; null for other frames. */
    frameOf: (message: unknown) => PushFrame | null
  }
}

export type PushFrame = { channel: 'live' | 'odds'; rows: unknown[]; sentAt: number | null }
export type { Id }
