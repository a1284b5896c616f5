import { poissonProbabilities } from '../numbers/probability'

/** Grids have 0 to MAX_GOALS goals of each side; the last row and column include more. */
export const MAX_GOALS = 14

/**
 * Probability of each score with the low-score correction of Dixon & Coles (1997): `rho` < 0 makes
 * 0-0 and 1-1 likelier and 1-0 and 0-1 less likely than two independent Poisson counts.
 */
export function scoreGrid(home: number, away: number, rho: number): number[][] {
  const homeGoals = poissonProbabilities(home, MAX_GOALS)
  const awayGoals = poissonProbabilities(away, MAX_GOALS)
  const grid = Array.from(homeGoals, (p) => Array.from(awayGoals, (q) => p * q))
  let sum = 0
  for (const [i, row] of grid.entries()) {
    for (const [j, p] of row.entries()) {
      row[j] = p * Math.max(0, lowScoreFactor(i, j, home, away, rho))
      sum += row[j] as number
    }
  }
  return grid.map((row) => row.map((p) => p / sum))
}

/** The factor τ of Dixon & Coles (1997), equation 4.2. */
function lowScoreFactor(i: number, j: number, home: number, away: number, rho: number) {
  if (i > 1 || j > 1) return 1
  if (i === 0 && j === 0) return 1 - home * away * rho
  if (i === 0) return 1 + home * rho
  if (j === 0) return 1 + away * rho
  return 1 - rho
}

/** Probabilities of home win, draw and away win. */
export function outcomeOf(grid: readonly (readonly number[])[]): [number, number, number] {
  const outcome: [number, number, number] = [0, 0, 0]
  for (const [i, row] of grid.entries()) {
    for (const [j, p] of row.entries()) outcome[i > j ? 0 : i === j ? 1 : 2] += p
  }
  return outcome
}
