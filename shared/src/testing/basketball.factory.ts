import type { BasketballList, BasketballMatch } from '../contracts/basketball'
import { makeList } from './list.factory'

const TIP_OFF = 1_770_000_000

/**
 * A game of league 1 between teams 1 and 2, not started; give `s`, `score`, points and clock for
 * another state.
 */
export function makeBasketballMatch(given: Partial<BasketballMatch> = {}): BasketballMatch {
  return {
    id: 1,
    li: 1,
    round: '常规赛第1轮',
    home: 1,
    away: 2,
    neutral: false,
    kickoffAt: TIP_OFF,
    s: 1,
    score: null,
    homePoints: null,
    awayPoints: null,
    clock: null,
    clockAt: null,
    periodSeconds: 720,
    fouls: null,
    timeouts: null,
    version: 1,
    source: 'demo',
    sourceAt: TIP_OFF,
    ...given,
  }
}

/** A list of the given games with every league and team that they name. */
export function makeBasketballList(
  matches: BasketballMatch[] = [makeBasketballMatch()],
  given: Partial<BasketballList> = {},
): BasketballList {
  return makeList(matches, given)
}
