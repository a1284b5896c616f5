import { outcomeOf, scoreGrid } from './score-grid'

const RATE_STEPS = 20
const CLOSE = 1e-7
const PROBE = 1e-4
/** Two rates of goals beyond these logs are no football. */
const MAX_LOG_RATE = 2.5

/**
 * Logs of the goal rates with which a score grid has these probabilities of home win and away
 * win, by Newton's method in log(home / away) and log(home · away).
 */
export function ratesOfOutcome(
  [home, , away]: readonly number[],
  rho: number,
): [home: number, away: number] | null {
  let [difference, sum] = [0, 0.5]
  for (let step = 0; step < RATE_STEPS; step++) {
    const [h, a] = winsAt(difference, sum, rho)
    const [errorHome, errorAway] = [(home ?? 0) - h, (away ?? 0) - a]
    if (Math.abs(errorHome) + Math.abs(errorAway) < CLOSE) break
    const [hd, ad] = winsAt(difference + PROBE, sum, rho)
    const [hs, as] = winsAt(difference, sum + PROBE, rho)
    const [a11, a21] = [(hd - h) / PROBE, (ad - a) / PROBE]
    const [a12, a22] = [(hs - h) / PROBE, (as - a) / PROBE]
    const det = a11 * a22 - a12 * a21
    if (Math.abs(det) < 1e-12) return null
    difference += limited((errorHome * a22 - errorAway * a12) / det)
    sum += limited((errorAway * a11 - errorHome * a21) / det)
  }
  const rates: [number, number] = [(sum + difference) / 2, (sum - difference) / 2]
  return rates.every((rate) => Math.abs(rate) < MAX_LOG_RATE) ? rates : null
}

function winsAt(difference: number, sum: number, rho: number): [number, number] {
  const home = Math.exp((sum + difference) / 2)
  const away = Math.exp((sum - difference) / 2)
  const [h, , a] = outcomeOf(scoreGrid(home, away, rho))
  return [h, a]
}

function limited(step: number): number {
  return Math.max(-0.8, Math.min(0.8, step))
}
