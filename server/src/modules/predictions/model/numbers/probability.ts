import type { Interval } from '../types'

/** Quantile of the normal distribution that leaves 10 % on each side: an 80 % interval. */
const Z80 = 1.2815515655446004

/** Nodes and weights of the Gauss–Hermite rule of a standard normal variable, five points. */
export const NORMAL_NODES: readonly (readonly [node: number, weight: number])[] = [
  [-2.8569700138728056, 0.011257411327720689],
  [-1.355626179974266, 0.22207592200561266],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.22207592200561266],
  [2.8569700138728056, 0.011257411327720689],
]

/**
 * The 80 % interval of a probability with standard deviation `sd`, by the normal approximation of
 * its logit, so that both ends stay between 0 and 1.
 */
function probabilityInterval(probability: number, sd: number): Interval {
  const variance = probability * (1 - probability)
  if (variance < 1e-12) return [probability, probability, probability]
  const logit = Math.log(probability / (1 - probability))
  const reach = (Z80 * sd) / variance
  return [logistic(logit - reach), probability, logistic(logit + reach)]
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** Probabilities e^-mean·mean^k/k! of k = 0 to `max`; the last includes what is beyond. */
export function poissonProbabilities(mean: number, max: number): Float64Array {
  const result = new Float64Array(max + 1)
  let term = Math.exp(-mean)
  let sum = 0
  for (let k = 0; k < max; k++) {
    result[k] = term
    sum += term
    term *= mean / (k + 1)
  }
  result[max] = Math.max(0, 1 - sum)
  return result
}

/** The mean of a probability over weighted cases, with the interval of its spread. */
export function spreadInterval(
  cases: readonly { probability: number; weight: number }[],
): Interval {
  let mean = 0
  for (const { probability, weight } of cases) mean += weight * probability
  let variance = 0
  for (const { probability, weight } of cases) variance += weight * (probability - mean) ** 2
  return probabilityInterval(mean, Math.sqrt(variance))
}
