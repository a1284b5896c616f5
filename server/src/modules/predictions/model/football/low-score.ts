/** A played score with the rates expected of it and what it counts. */
export type RatedScore = {
  score: readonly [number, number]
  rates: readonly [number, number]
  weight: number
}

/** The correction before any data: about what Dixon & Coles (1997) found. */
const RHO_PRIOR = { mean: -0.05, sd: 0.05 }
const STEPS = 12
const MAX_RHO = 0.2

/** The most probable low-score correction, given the rates, by Newton's method. */
export function fitRho(data: readonly RatedScore[], prior = RHO_PRIOR): number {
  let rho = prior.mean
  for (let step = 0; step < STEPS; step++) {
    let slope = (prior.mean - rho) / prior.sd ** 2
    let curvature = 1 / prior.sd ** 2
    for (const { score, rates, weight } of data) {
      const change = changeOfFactor(score, rates)
      if (change === 0) continue
      const ratio = change / Math.max(0.05, 1 + change * rho)
      slope += weight * ratio
      curvature += weight * ratio * ratio
    }
    rho = Math.max(-MAX_RHO, Math.min(MAX_RHO, rho + slope / curvature))
  }
  return rho
}

/** The factor of a score is 1 + change · rho. */
function changeOfFactor(
  [i, j]: readonly [number, number],
  [home, away]: readonly [number, number],
): number {
  if (i > 1 || j > 1) return 0
  if (i === 0 && j === 0) return -home * away
  if (i === 0) return home
  return j === 0 ? away : -1
}
