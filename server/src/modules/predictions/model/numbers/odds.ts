const POWER_STEPS = 60

/**
 * Probabilities behind decimal odds by the power method: each inverse price to the power that
 * makes their sum 1. It takes more of the margin from long shots than from favourites, as
 * bookmakers do (Clarke, Kovalchik & Ingram 2017). Null when a price is no price.
 */
export function oddsProbabilities(odds: readonly number[]): number[] | null {
  if (odds.length < 2 || odds.some((price) => !Number.isFinite(price) || price <= 1)) return null
  const inverse = odds.map((price) => 1 / price)
  let [low, high] = [0, 1]
  while (sumOf(inverse, high) > 1 && high < 64) high *= 2
  for (let step = 0; step < POWER_STEPS; step++) {
    const middle = (low + high) / 2
    if (sumOf(inverse, middle) > 1) low = middle
    else high = middle
  }
  const sum = sumOf(inverse, high)
  return inverse.map((price) => price ** high / sum)
}

function sumOf(inverse: readonly number[], power: number): number {
  return inverse.reduce((sum, price) => sum + price ** power, 0)
}
