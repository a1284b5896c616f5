import {
  type MarketView,
  RESULTS,
  type Result,
  type ResultChances,
  type ValuePick,
} from '@saidian/shared/contracts/predictions'
import { oddsProbabilities } from './model'

/** Smaller differences between model and market are noise. */
const MIN_VALUE = 0.03

/** Prices of home, draw and away; the draw is 0 in a sport without. */
export type Prices = readonly [number, number, number]

/** The market's chances without its margin; null when a price is missing. */
export function chancesOfPrices([home, draw, away]: Prices): ResultChances | null {
  const hasDraw = draw > 0
  const chances = oddsProbabilities(hasDraw ? [home, draw, away] : [home, away])
  if (!chances) return null
  const [first = 0, second = 0, third = 0] = chances.map(roundChance)
  return hasDraw ? [first, second, third] : [first, 0, second]
}

export function marketOf(prices: Prices | undefined): MarketView | null {
  const chances = prices ? chancesOfPrices(prices) : null
  if (!prices || !chances) return null
  const [home, draw, away] = prices.map((price) => Math.round(price * 1_000) / 1_000)
  return { prices: [home ?? 0, draw ?? 0, away ?? 0], chances }
}

/** The result that the model believes in more than the market; null when they agree. */
export function valuePickOf(chances: ResultChances, market: MarketView | null): ValuePick | null {
  if (!market) return null
  const picks = RESULTS.map((result, place) => ({
    result,
    chance: chances[place] ?? 0,
    market: market.chances[place] ?? 0,
    price: market.prices[place] ?? 0,
  }))
  const best = picks.reduce((a, b) => (b.chance - b.market > a.chance - a.market ? b : a))
  return best.chance - best.market >= MIN_VALUE ? best : null
}

export function resultOf([home, away]: readonly [number, number]): Result {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

/** The result with the largest chance; of equal ones the first. */
export function favouriteOf(chances: ResultChances): Result {
  const place = chances.indexOf(Math.max(...chances))
  return RESULTS[place] ?? 'home'
}

/** Four places: a chance is never stated as impossible or certain by rounding. */
export function roundChance(value: number): number {
  return Math.min(0.9999, Math.max(0.0001, Math.round(value * 10_000) / 10_000))
}
