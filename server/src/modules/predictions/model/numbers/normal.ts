/** A normal distribution. */
export type Normal = { mean: number; variance: number }

/** A normal estimate after one more independent measurement, by Bayes. */
export function combined(before: Normal, measured: number, errorVariance: number): Normal {
  const gain = before.variance / (before.variance + errorVariance)
  return {
    mean: before.mean + gain * (measured - before.mean),
    variance: before.variance * (1 - gain),
  }
}

/** P(X ≤ x) of the standard normal (Abramowitz & Stegun 7.1.26, error < 1.5e-7). */
export function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const tail =
    t *
    Math.exp(-z * z) *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return x >= 0 ? 1 - tail / 2 : tail / 2
}

/** The x with P(X ≤ x) = probability, by bisection: prices need no more digits. */
export function normalQuantile(probability: number): number {
  let [low, high] = [-8, 8]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (normalCdf(middle) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}
