import { normalCdf } from '../numbers/normal'
import type { Spread } from '../types'

/** What is known of a game in play. */
export type BasketballState = {
  /** Seconds of play left, in regular time or in the overtime that is played. */
  secondsLeft: number
  score: readonly [home: number, away: number]
  /** Seconds of regular time: 2880 in the NBA, 2400 elsewhere. */
  regularSeconds: number
}

const OVERTIME_S = 300

/**
 * Probabilities of home win and away win in play: the margin moves as a Brownian motion whose
 * drift is the predicted margin (Stern 1994). A level game goes on into overtime.
 */
export function basketballInPlay(
  margin: Spread,
  { secondsLeft, score, regularSeconds }: BasketballState,
): [home: number, away: number] {
  const lead = score[0] - score[1]
  const left = Math.max(0, secondsLeft) / Math.max(1, regularSeconds)
  const overtime = OVERTIME_S / Math.max(1, regularSeconds)
  const overtimeWin = above(0, margin.mean * overtime, margin.sd * Math.sqrt(overtime))
  const mean = lead + margin.mean * left
  const sd = margin.sd * Math.sqrt(left)
  const wins = above(0.5, mean, sd)
  const level = above(-0.5, mean, sd) - wins
  const home = Math.max(0, Math.min(1, wins + level * overtimeWin))
  return [home, 1 - home]
}

/** P(X > limit) of a normal X; without spread, X is its mean. */
function above(limit: number, mean: number, sd: number): number {
  if (sd > 0) return 1 - normalCdf((limit - mean) / sd)
  return mean > limit ? 1 : 0
}
