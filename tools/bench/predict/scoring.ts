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

/**
 * Mean ranked distance of two forecasts of the same matches. If `truth` is right, it is what the
 * ranked probability score of `forecast` is expected to exceed that of `truth` by.
 */
export function rankedDistance(
  pairs: readonly { forecast: readonly number[]; truth: readonly number[] }[],
): number {
  let sum = 0
  for (const { forecast, truth } of pairs) {
    let apart = 0
    for (const [place, p] of forecast.slice(0, -1).entries()) {
      apart += p - (truth[place] ?? 0)
      sum += apart ** 2 / (forecast.length - 1)
    }
  }
  return sum / pairs.length
}
