import { Market } from '../odds/market'
import { differenceOf, outcomes } from '../odds/poisson.rules'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'

export type Prices = [win: number, draw: number, loss: number]
export type MatchPrices = { spf: Prices; line: number; rq: Prices; edge: number }

const MAX_GOALS = 12
const LOWEST = 1.03
const DAY = 86_400

/**
 * Fixed prices of a match as the market saw it at `at`: plain, and with the line that `lineFor`
 * derives from the goal difference.
 */
export function matchPricesOf(
  match: DemoMatch,
  timeline: PlayTimeline,
  {
    seed,
    at,
    payout,
    lineFor,
  }: { seed: string; at: number; payout: number; lineFor: (edge: number) => number },
): MatchPrices {
  const { kickoffAt } = match.fixture
  const seen = Math.min(at, kickoffAt - 600)
  const progress = Math.min(1, Math.max(0, 1 - (kickoffAt - seen) / (4 * DAY)))
  const { goals } = new Market(match, timeline, seed).viewAt(seen, progress)
  const spread = differenceOf(goals[0], goals[1], MAX_GOALS)
  const edge = goals[0] - goals[1]
  const line = lineFor(edge)
  const prices = (lead: number): Prices => {
    const [win, draw, loss] = outcomes(spread, lead)
    return [price(win, payout), price(draw, payout), price(loss, payout)]
  }
  return { spf: prices(0), line, rq: prices(-line), edge }
}

function price(chance: number, payout: number): number {
  return Math.max(LOWEST, Math.round((100 * payout) / Math.max(0.004, chance)) / 100)
}

/** 竞彩: at least one goal, given by the favourite. */
export function wholeLine(edge: number): number {
  return (edge < 0 ? -1 : 1) * Math.max(1, Math.round(Math.abs(edge) * 0.9))
}

/** 北单: the line may be zero. */
export function nearLine(edge: number): number {
  // Avoids minus zero.
  return Math.round(edge) || 0
}
