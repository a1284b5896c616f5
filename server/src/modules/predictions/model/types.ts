/** A played match as training data. Times are seconds since 1970. */
export type PlayedMatch = {
  id: number
  leagueId: number
  /** Grows with time within a league. */
  seasonId: number
  kickoffAt: number
  home: number
  away: number
  /** On neutral ground no side has the home edge. */
  neutral: boolean
  /** Football: after 90 minutes. Basketball: with overtime. */
  score: readonly [number, number]
  /** Football, null when unknown. */
  shots: readonly [number, number] | null
  /** Football, null when unknown. */
  shotsOnTarget: readonly [number, number] | null
  /**
   * Opening decimal odds of home, draw and away; null without. Basketball has no draw: its price
   * is 0.
   */
  opening: readonly [number, number, number] | null
  /** The quoted handicap; positive when the home side gives. */
  line?: number | null
  /** The quoted total. */
  total?: number | null
}

/** A match to predict: nothing of it is known that happens after the kick-off. */
export type Fixture = Omit<PlayedMatch, 'score' | 'shots' | 'shotsOnTarget'>

/** A value with its 80 % interval. */
export type Interval = readonly [low: number, value: number, high: number]

export type Side = 'home' | 'away'

/** A term of the model that explains a prediction, with the numbers behind it. */
export type Term =
  /** Goals or points that the side scores, as a multiple of the average of its league. */
  | { kind: 'attack'; side: Side; factor: number }
  /** Goals or points that the side allows, as a multiple of the average of its league. */
  | { kind: 'defence'; side: Side; factor: number }
  /** Football: multiple of the goals of the home side. Basketball: points of margin. */
  | { kind: 'homeEdge'; factor: number }
  /** Whole days since the last match of each side. */
  | { kind: 'rest'; home: number; away: number }
  /** The last five matches or fewer: 3, 1, 0 points in football, wins in basketball. */
  | { kind: 'form'; side: Side; matches: number; points: number }
  /** Goals or points expected. */
  | { kind: 'expected'; home: number; away: number }
  /** The side has few known matches in this league. */
  | { kind: 'thinData'; side: Side; matches: number }

/** P(over) of a total line; what a push returns does not count. */
export type TotalLine = { line: number; over: Interval }

/**
 * The share of settled stakes that a bet on the home side wins. A positive line is given by the
 * home side. Quarter lines settle half on each neighbour; what a push returns does not count.
 */
export type HandicapLine = { line: number; cover: Interval }

export type FootballPrediction = {
  sport: 'football'
  outcome: { home: Interval; draw: Interval; away: Interval }
  /** Expected goals of home and away. */
  goals: readonly [number, number]
  /** P(home = row, away = column) of 0 to 8 goals; the last row and column include more. */
  scores: readonly (readonly number[])[]
  totals: readonly TotalLine[]
  handicaps: readonly HandicapLine[]
  terms: readonly Term[]
}

export type Spread = { mean: number; sd: number }

export type BasketballPrediction = {
  sport: 'basketball'
  outcome: { home: Interval; away: Interval }
  /** Home points minus away points. */
  margin: Spread
  total: Spread
  totals: readonly TotalLine[]
  handicaps: readonly HandicapLine[]
  terms: readonly Term[]
}
