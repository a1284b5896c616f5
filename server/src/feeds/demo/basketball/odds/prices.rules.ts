import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { Triple } from '../../odds/priced-market'
import { roundPrice, twoWay } from '../../odds/prices.rules'

/** What the market expects of the whole game, overtimes included. */
export type GameView = {
  /** Points of the home side less those of the away side. */
  margin: number
  total: number
  marginDeviation: number
  totalDeviation: number
  /** Points of both sides so far. */
  scored: number
}

const MIN_NET = 0.1
const MIN_EURO = 1.02
const MAX_PRICE_IN_PLAY = 21
const MIN_CHANCE = 0.012

/** Handicap on the final score; a line of half points has no return of the stake. */
export function handicapPrices(view: GameView, margin: number, lean: number): Triple {
  const line = halfLine(view.margin)
  return twoWay(line, chanceAbove(line, view.margin, view.marginDeviation) + lean, margin)
}

/** Winner without a draw: the middle value is 0. */
export function winnerPrices(view: GameView, margin: number, lean: number): Triple {
  const chance = chanceAbove(0, view.margin, view.marginDeviation) + lean / 2
  const home = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, chance))
  const price = (share: number) => roundPrice(Math.max(1.01, 1 / (share * (1 + margin))))
  return [price(home), 0, price(1 - home)]
}

/** Over and under of all points. */
export function totalPrices(view: GameView, margin: number, lean: number): Triple {
  const line = Math.max(view.scored + 0.5, halfLine(view.total))
  return twoWay(line, chanceAbove(line, view.total, view.totalDeviation) + lean, margin)
}

/** Whether a price is outside the range offered in play. */
export function isDecided(type: number, [left, , right]: Triple): boolean {
  const least = type === ODDS_TYPE.euro ? MIN_EURO : MIN_NET
  return Math.min(left, right) < least || Math.max(left, right) > MAX_PRICE_IN_PLAY
}

function halfLine(value: number): number {
  return Math.floor(value) + 0.5
}

/** Chance that a normal number is above `line`, by the logistic curve nearest to it. */
function chanceAbove(line: number, mean: number, deviation: number): number {
  return 1 / (1 + Math.exp((1.702 * (line - mean)) / deviation))
}
