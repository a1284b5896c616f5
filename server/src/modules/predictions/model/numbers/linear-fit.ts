import { cholesky, inverse, SquareMatrix, solve } from './linear-algebra'

/** A parameter before any data: normal with this mean and standard deviation. */
export type Prior = { mean: number; sd: number }

/** A sparse row of a design: the value of each named parameter. */
export type Features = readonly (readonly [parameter: number, value: number])[]

/**
 * How well a linear predictor `eta` explains an observation: derivative of the log likelihood,
 * and minus its second derivative (≥ 0).
 */
export type Pull = (eta: number) => readonly [slope: number, curvature: number]

export type Observation = { features: Features; pull: Pull }

export type LinearFit = { values: Float64Array; covariance: SquareMatrix }

const MAX_STEPS = 25
const MAX_CHANGE = 1e-6
/** A step changes no parameter by more, so that Newton's method does not overshoot. */
const MAX_STEP = 1

/** The linear predictor of `features`. */
export function predictorOf(values: ArrayLike<number>, features: Features): number {
  let sum = 0
  for (const [parameter, value] of features) sum += (values[parameter] as number) * value
  return sum
}

/**
 * The most probable parameters of a linear model with normal priors, by Newton's method from
 * `start`, and their covariance (Laplace's approximation: the inverse curvature at the maximum).
 */
export function fitLinear(
  priors: readonly Prior[],
  data: readonly Observation[],
  start: ArrayLike<number> = priors.map(({ mean }) => mean),
): LinearFit {
  const values = Float64Array.from(start)
  const rows = data.map(rowOf)
  for (let step = 0; step < MAX_STEPS; step++) {
    const { slope, curvature } = derivatives(priors, rows, values)
    const change = solve(cholesky(curvature), slope)
    const largest = change.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
    const scale = largest > MAX_STEP ? MAX_STEP / largest : 1
    for (const [i, value] of change.entries()) values[i] = (values[i] as number) + scale * value
    if (largest < MAX_CHANGE) break
  }
  const { curvature } = derivatives(priors, rows, values)
  return { values, covariance: inverse(cholesky(curvature)) }
}

/** An observation for the loops that take all the time of a fit. */
type Row = { parameters: Int32Array; factors: Float64Array; pull: Pull }

function rowOf({ features, pull }: Observation): Row {
  const parameters = Int32Array.from(features, ([parameter]) => parameter)
  return { parameters, factors: Float64Array.from(features, ([, value]) => value), pull }
}

/** Slope of the log posterior, and the lower triangle of its negative second derivatives. */
function derivatives(priors: readonly Prior[], rows: readonly Row[], values: Float64Array) {
  const slope = new Float64Array(priors.length)
  const curvature = new SquareMatrix(priors.length)
  for (const [i, { mean, sd }] of priors.entries()) {
    slope[i] = (mean - (values[i] as number)) / (sd * sd)
    curvature.add(i, i, 1 / (sd * sd))
  }
  for (const { parameters, factors, pull } of rows) {
    let eta = 0
    for (let p = 0; p < parameters.length; p++) {
      eta += (values[parameters[p] as number] as number) * (factors[p] as number)
    }
    const [first, second] = pull(eta)
    for (let p = 0; p < parameters.length; p++) {
      const i = parameters[p] as number
      const factor = factors[p] as number
      slope[i] = (slope[i] as number) + first * factor
      for (let q = 0; q < parameters.length; q++) {
        const j = parameters[q] as number
        if (j <= i) curvature.add(i, j, second * factor * (factors[q] as number))
      }
    }
  }
  return { slope, curvature }
}

/** A count with a Poisson likelihood of mean e^eta; `weight` is the share that it counts. */
export function poissonPull(count: number, weight: number): Pull {
  return (eta) => {
    const mean = Math.exp(eta)
    return [weight * (count - mean), weight * mean]
  }
}

/** A measurement of eta itself with a normal error; `precision` is 1 / variance. */
export function normalPull(value: number, precision: number): Pull {
  return (eta) => [precision * (value - eta), precision]
}

/** The covariance of a fit as JSON: its lower triangle, row by row. */
export function lowerTriangle({ covariance }: LinearFit): number[] {
  const values: number[] = []
  for (let row = 0; row < covariance.size; row++) {
    for (let column = 0; column <= row; column++) values.push(rounded(covariance.at(row, column)))
  }
  return values
}

/**
 * The variance of a linear predictor by the lower triangle of a covariance. A parameter NaN is not
 * of the fit and adds nothing.
 */
export function varianceOf(triangle: readonly number[], features: Features): number {
  let sum = 0
  for (const [i, a] of features) {
    for (const [j, b] of features) {
      const [row, column] = i > j ? [i, j] : [j, i]
      sum += a * b * (triangle[(row * (row + 1)) / 2 + column] ?? 0)
    }
  }
  return Math.max(0, sum)
}

/** Enough digits for a file of a model that is not too large. */
export function rounded(value: number): number {
  return Number(value.toPrecision(7))
}
