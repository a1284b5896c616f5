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

/** A match of which nothing has happened; a new object each time. */
export function notStarted(): FeedMatchState {
  return {
    status: 1,
    halfKickoffAt: null,
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
    varCheck: false,
  }
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
