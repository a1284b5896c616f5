import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import { evenLine, leftChance } from './line.rules'
import { differenceOf, outcomes, sumOf } from './poisson.rules'
import type { Triple } from './priced-market'

/** Market estimate at a moment: goals and corners still to come, and the current score. */
export type View = {
  goals: readonly [home: number, away: number]
  corners: number
  score: readonly [home: number, away: number]
  cornersSoFar: number
}

const MAX_GOALS = 12
const MAX_CORNERS = 30
const MIN_TOTAL = 0.5
const MIN_CHANCE = 0.004
const MAX_PRICE = 51
/** Lowest prices offered in play: net of stake, and with it. */
const MIN_NET = 0.1
const MIN_EURO = 1.03
/** Highest price offered in play. */
const MAX_PRICE_IN_PLAY = 26

/** Chances of home, draw and away at the end of 90 minutes. */
function chancesOf({ goals, score }: View): Triple {
  return outcomes(differenceOf(goals[0], goals[1], MAX_GOALS), score[0] - score[1])
}

/** 1X2 prices including the stake; `margin` is the sum of the inverse prices minus one. */
export function euroPrices(view: View, margin: number): Triple {
  return fairShares(chancesOf(view)).map((chance) =>
    roundPrice(Math.min(MAX_PRICE, Math.max(1.01, 1 / (chance * (1 + margin))))),
  ) as Triple
}

/**
 * Handicap on the goals still to come, as companies trade it in play; before the start these are
 * all goals of the match.
 */
export function asiaPrices(view: View, margin: number, lean: number): Triple {
  const spread = differenceOf(view.goals[0], view.goals[1], MAX_GOALS)
  const line = evenLine(spread, -MAX_GOALS)
  return twoWay(line, leftChance(spread, line) + lean, margin)
}

/** Over and under of all goals of the match. */
export function totalPrices(view: View, margin: number, lean: number): Triple {
  const already = view.score[0] + view.score[1]
  const spread = sumOf(view.goals[0] + view.goals[1], MAX_GOALS, already)
  const line = evenLine(spread, already + MIN_TOTAL)
  return twoWay(line, leftChance(spread, line) + lean, margin)
}

export function cornerPrices(view: View, margin: number, lean: number): Triple {
  const spread = sumOf(view.corners, MAX_CORNERS, view.cornersSoFar)
  const line = evenLine(spread, view.cornersSoFar + MIN_TOTAL)
  return twoWay(line, leftChance(spread, line) + lean, margin)
}

/**
 * Whether a price is outside the range offered in play: an outcome is almost certain or impossible.
 */
export function isDecided(type: number, [left, middle, right]: Triple): boolean {
  const prices = type === ODDS_TYPE.euro ? [left, middle, right] : [left, right]
  const least = type === ODDS_TYPE.euro ? MIN_EURO : MIN_NET
  return Math.min(...prices) < least || Math.max(...prices) > MAX_PRICE_IN_PLAY
}

/** Prices net of stake of both sides of a line. */
export function twoWay(line: number, left: number, margin: number): Triple {
  const chance = Math.min(0.97, Math.max(0.03, left))
  const net = (share: number) => roundPrice(Math.max(0.01, 1 / (share * (1 + margin)) - 1))
  return [net(chance), line, net(1 - chance)]
}

function fairShares(chances: Triple): Triple {
  const some = chances.map((chance) => Math.max(MIN_CHANCE, chance))
  const sum = some.reduce((total, chance) => total + chance, 0)
  return some.map((chance) => chance / sum) as Triple
}

/** Rounds prices below 10 to two decimals, others to one. */
export function roundPrice(price: number): number {
  return price < 10 ? Math.round(price * 100) / 100 : Math.round(price * 10) / 10
}
