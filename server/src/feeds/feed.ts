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
  /** Who helped, or who came off for `player`. */
  otherPlayer: string | null
  score: Pair | null
  /** Keys of the same two players, where the feed has squads. */
  playerKey?: string | null
  otherPlayerKey?: string | null
  /** Codes of codes-and-words 1.6. */
  reason?: number | null
  varReason?: number | null
  varResult?: number | null
}

/** `half`: 0 whole match, 1 first, 2 second. Types are those of codes-and-words 1.4 and 1.5. */
export type FeedStatistic = { type: number; half: 0 | 1 | 2; home: number; away: number }

export type FeedPlayer = {
  /** Canonical across feeds, such as `wyscout/8278` or `demo/eng/arsenal/7`. */
  key: string
  /** Club or nation he plays for now; null when unknown. */
  teamKey: string | null
  nameZh: string
  shortZh: string
  /** G, D, M, F; null when unknown. */
  position: 'G' | 'D' | 'M' | 'F' | null
  shirtNumber: number | null
  birthDate: string | null
  heightCm: number | null
  weightKg: number | null
  /** 1 left, 2 right, 3 both, 0 unknown. */
  foot: 0 | 1 | 2 | 3
  areaZh: string | null
}

export type FeedLineupPlayer = {
  playerKey: string
  /** 1 starter, 0 bench, 2 injured, 3 suspended, −1 unknown (codes-and-words 1.6). */
  state: 1 | 0 | 2 | 3 | -1
  shirtNumber: number | null
  position: 'G' | 'D' | 'M' | 'F' | null
  /** Place on the pitch 0–100, seen by the own team: x from the left touchline, y from the own goal line. */
  x: number | null
  y: number | null
  captain: boolean
  /** Of ten, one decimal; null until rated. */
  rating: number | null
  /** Why he is out, as shown. */
  note: string | null
}

export type FeedSideLineup = {
  confirmed: boolean
  /** Such as `4-3-3`; empty when unknown. */
  formation: string
  coach: string | null
  players: FeedLineupPlayer[]
}

/** One line of the text live. */
export type FeedTextLine = {
  /** Stable within the match: the same key again replaces the line. */
  key: string
  /** Place in the story: grows. */
  order: number
  minute: number | null
  addedMinute: number | null
  data: string
  /** codes-and-words 1.4. */
  type: number
  /** 0 neutral, 1 home, 2 away. */
  position: 0 | 1 | 2
  main: boolean
  score: Pair | null
}

/** What surrounds a match. A field that is left out stays as it was. */
export type FeedFacts = {
  /** Weather ids of codes-and-words 1.6. */
  weather?: number | null
  temperature?: string | null
  humidity?: string | null
  pressure?: string | null
  wind?: string | null
  venue?: string | null
  referee?: string | null
  /** 情报, in Chinese. */
  intelligence?: FeedIntelligence | null
  /** The feed tells positions of this match, so that it can be animated. */
  mlive?: boolean
}

export type FeedIntelligence = {
  goodHome: string[]
  badHome: string[]
  goodAway: string[]
  badAway: string[]
  neutral: string[]
}

/** 1 asia, 2 euro, 3 over/under, 4 corners. */
export type OddsType = 1 | 2 | 3 | 4

/** One quotation of one company. Prices as codes-and-words 1.7: asia, over/under and corners net of stake, euro with it. */
export type FeedQuote = {
  matchKey: string
  /** Nami family of ids (codes-and-words 1.7). */
  companyId: number
  type: OddsType
  at: number
  /** Match minute; null before the start. */
  minute: number | null
  /** Home, line, away · home, draw, away · over, line, under. Lines: positive home gives. */
  left: number
  middle: number
  right: number
  status: number
  suspended: boolean
  score: Pair | null
}

export type LotteryKind = 'jczq' | 'bjdc' | 'sfc'

export type FeedLotteryIssue = {
  kind: LotteryKind
  /** Such as `2026-11-21` (jczq), `26115` (bjdc, sfc). */
  issue: string
  startAt: number
  endAt: number
  drawAt: number | null
  /** Money as shown, in yuan; null until drawn. */
  sales: number | null
  jackpot: number | null
}

export type FeedLotteryEntry = {
  kind: LotteryKind
  issue: string
  /** `6001` = 周六001 (jczq); the place in the issue otherwise. */
  num: number
  matchKey: string
  stopAt: number
  /** jczq: five sale marks (spf, rq, bf, jq, bqc); bjdc: one state; codes-and-words 1.8. */
  sale: number[]
  /** Win, draw, loss; null when not offered. */
  spf: [number, number, number] | null
  /** Goals the home side gives (negative: receives); null without a handicap. */
  line: number | null
  /** Win, draw, loss with the line. */
  rq: [number, number, number] | null
}

/** A moment of play for the animation: where the ball is and what happens. Never stored. */
export type FeedBeat = {
  at: number
  side: 'home' | 'away' | 'none'
  /** Of the pitch seen with home attacking to the right, 0–100. */
  x: number
  y: number
  /** What happens there. */
  act:
    | 'play'
    | 'attack'
    | 'danger'
    | 'shot'
    | 'goal'
    | 'corner'
    | 'freeKick'
    | 'throwIn'
    | 'goalKick'
    | 'offside'
    | 'stop'
}

export type DetailMessage =
  | { kind: 'players'; at: number; players: FeedPlayer[] }
  | {
      kind: 'lineup'
      at: number
      matchKey: string
      revision: number
      home: FeedSideLineup | null
      away: FeedSideLineup | null
    }
  | {
      kind: 'text'
      at: number
      matchKey: string
      revision: number
      lines: FeedTextLine[]
      withdrawn?: string[]
    }
  /** Attack pressure, minute by minute, home positive, one list a half; the whole story so far. */
  | { kind: 'trend'; at: number; matchKey: string; revision: number; halves: number[][] }
  | { kind: 'facts'; at: number; matchKey: string; revision: number; facts: FeedFacts }
  /** Who cannot play for a team now; replaces what was said of that team. */
  | {
      kind: 'injuries'
      at: number
      teamKey: string
      injuries: { playerKey: string; type: 0 | 1 | 2 | 3; note: string; since: string | null }[]
    }
  | { kind: 'odds'; at: number; quotes: FeedQuote[] }
  | { kind: 'lottery'; at: number; issues: FeedLotteryIssue[]; entries: FeedLotteryEntry[] }
  | { kind: 'beats'; at: number; matchKey: string; beats: FeedBeat[] }

export type FeedMessage =
  | DetailMessage
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
