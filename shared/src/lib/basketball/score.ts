import type { BasketballMatch } from '../../contracts/basketball'

/** The game without its result: who plays and when it began. */
export function withoutResult(match: BasketballMatch): BasketballMatch {
  const unknown = { score: null, homePoints: null, awayPoints: null, fouls: null, timeouts: null }
  return { ...match, ...unknown, clock: null, clockAt: null }
}
