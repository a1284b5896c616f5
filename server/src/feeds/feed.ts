/**
 * What a feed says. Keys are the feed's own names of things; the football module maps them to ids.
 * `revision` grows with every message about one match, so a late or doubled message is known as such.
 * Times are seconds since 1970.
 */
export type FeedLeague = {
  /** Canonical across feeds, such as `eng.1`. */
  key: string
  nameZh: string
  shortZh: string
  letter: string
  areaKey: string
  areaZh: string
  color: string
  level: number
  kind: 0 | 1 | 2 | 3
}

export type FeedTeam = {
  /** Canonical across feeds, such as `eng/arsenal`. */
  key: string
  nameZh: string
  shortZh: string
  colors: [string, string]
  mark: string
  iso: string | null
}

export type FeedSeason = { key: string; leagueKey: string; name: string; startsOn: string; endsOn: string }

export type FeedFixture = {
  key: string
  seasonKey: string
  leagueKey: string
  homeKey: string
  awayKey: string
  round: string
  kickoffAt: number
  neutral: boolean
}

export type Pair = [home: number, away: number]

/** The whole state of a match after one turn. */
export type FeedMatchState = {
  status: number
  /** Kick-off of the current half; null before the match. */
  halfKickoffAt: number | null
  score: Pair | null
  half: Pair | null
  corners: Pair | null
  yellow: Pair | null
  red: Pair | null
  extra: Pair | null
  shootout: Pair | null
  varCheck: boolean
}

export type FeedIncident = {
  /** Stable within the match: the same key again replaces the incident. */
  key: string
  type: number
  side: 'home' | 'away' | 'none'
  /** Minute as counted on the clock; `addedMinute` is the B of A+B. */
  minute: number
  addedMinute: number | null
  player: string | null
  otherPlayer: string | null
  score: Pair | null
}

/** `half`: 0 whole match, 1 first, 2 second. Types are those of codes-and-words 1.4 and 1.5. */
export type FeedStatistic = { type: number; half: 0 | 1 | 2; home: number; away: number }

export type FeedMessage =
  | { kind: 'catalogue'; at: number; leagues: FeedLeague[]; teams: FeedTeam[]; seasons: FeedSeason[] }
  | { kind: 'fixtures'; at: number; fixtures: FeedFixture[] }
  | {
      kind: 'match'
      at: number
      matchKey: string
      revision: number
      state: FeedMatchState
      /** New or replaced since the revision before. */
      incidents?: FeedIncident[]
      /** Keys of incidents taken back. */
      withdrawn?: string[]
      statistics?: FeedStatistic[]
      /** True only when the source takes back what it said before: the match may then move backwards. */
      correction?: boolean
    }

export type FeedSink = {
  /** Resolves when the messages are stored; a feed that outruns the database waits here. */
  deliver: (messages: FeedMessage[]) => Promise<void>
  /** Sign of life, at least every 5 s while the feed is well. */
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
