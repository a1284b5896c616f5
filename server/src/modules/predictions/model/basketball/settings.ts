/** What is chosen rather than fitted; decision record 0093 says how. */
export type BasketballSettings = {
  /** A game counts half after so many days. */
  halfLifeDays: number
  /** What a game of the season before counts beside one of this season and the same age. */
  seasonCarry: number
  /** Standard deviation of margins between teams of a league, in points. */
  marginSd: number
  /** Standard deviation of what a team adds to totals, in points. */
  totalSd: number
  /** Standard error of a quoted spread and total of the predicted game, in points. */
  priceSd: number
}

export const BASKETBALL_SETTINGS: BasketballSettings = {
  halfLifeDays: 240,
  seasonCarry: 0.5,
  marginSd: 7,
  totalSd: 8,
  priceSd: 0.5,
}
