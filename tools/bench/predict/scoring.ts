/** Predicted probabilities of a match, and the place of what happened in them. */
export type Scored = { probabilities: readonly number[]; outcome: number }

/** Averages over matches; lower is better. */
export type Scores = { matches: number; rps: number; logLoss: number; brier: number }

/**
 * Scores of probabilities of ordered outcomes (home, draw, away) against what happened: ranked
 * probability score (Epstein 1969), log loss and Brier score. Two outcomes have a Brier score of
 * one of them.
 */
export function scoresOf(cases: readonly Scored[]): Scores {
  const sums = { rps: 0, logLoss: 0, brier: 0 }
  for (const { probabilities, outcome } of cases) {
    let [expected, happened, rps, brier] = [0, 0, 0, 0]
    for (const [place, p] of probabilities.entries()) {
      const hit = place === outcome ? 1 : 0
      expected += p
      happened += hit
      rps += (expected - happened) ** 2
      brier += (p - hit) ** 2
    }
    sums.rps += rps / (probabilities.length - 1)
    sums.logLoss -= Math.log(probabilities[outcome] ?? 0)
    sums.brier += probabilities.length === 2 ? brier / 2 : brier
  }
  const { length } = cases
  return {
    matches: length,
    rps: sums.rps / length,
    logLoss: sums.logLoss / length,
    brier: sums.brier / length,
  }
}
