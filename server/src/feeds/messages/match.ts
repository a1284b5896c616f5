export type Pair = [home: number, away: number]

/** The whole state of a match. */
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

/** The state of a match before kick-off; a new object each time. */
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
  /** Stable within the match: an incident with the same key replaces it. */
  key: string
  type: number
  side: 'home' | 'away' | 'none'
  /** Minute of the match clock; in A+B, `minute` is A and `addedMinute` is B. */
  minute: number
  addedMinute: number | null
  player: string | null
  /** The assistant, or the player replaced by `player`. */
  otherPlayer: string | null
  score: Pair | null
  /** Keys of the two players if the feed has squads. */
  playerKey?: string | null
  otherPlayerKey?: string | null
  /** Codes of codes-and-words 1.6. */
  reason?: number | null
  varReason?: number | null
  varResult?: number | null
}

/** `half`: 0 whole match, 1 first, 2 second. Types are those of codes-and-words 1.4 and 1.5. */
export type FeedStatistic = { type: number; half: 0 | 1 | 2; home: number; away: number }
