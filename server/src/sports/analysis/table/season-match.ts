/** A match of a season as its table counts it. */
export type SeasonMatch = {
  id: number
  home: number
  away: number
  round: string
  /** Seconds since 1970. */
  kickoffAt: number
  /**
   * Null unless the match is finished: an abandoned or cancelled one counts once the feed reports
   * it finished.
   */
  score: [number, number] | null
}
