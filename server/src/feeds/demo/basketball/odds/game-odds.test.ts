import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { FeedQuote } from '../../../feed'
import { dayNumber } from '../../world/sports-day.rules'
import { playGame } from '../play/game-timeline'
import { createBasketballWorld } from '../world/world'
import { gameOdds, storedOdds } from './game-odds'

const SEED = 'saidian'
const day = dayNumber(2026, 11, 21)
const world = createBasketballWorld(SEED)
const games = [day, day + 1]
  .flatMap((one) => world.matchesOn(one))
  .map((match) => {
    const game = playGame(match, SEED)
    const score: [number, number] = [0, 0]
    for (const { step } of game.moments) {
      if ((step.kind !== 'shot' && step.kind !== 'freeThrow') || !step.made) continue
      score[step.side] += step.kind === 'shot' ? step.points : 1
    }
    return { match, game, score, quotes: gameOdds(match, game, SEED) }
  })

const closing = (quotes: FeedQuote[], type: number) =>
  quotes.findLast((quote) => quote.companyId === 3 && quote.type === type && quote.minute === null)

/** Prices above the stake, no draw, and lines of half points. */
function isPossible({ type, left, middle, right }: FeedQuote): boolean {
  const isEuro = type === ODDS_TYPE.euro
  const hasLine = isEuro ? middle === 0 : Math.abs(middle) % 1 === 0.5
  return hasLine && Math.min(left, right) > (isEuro ? 1 : 0)
}

describe('odds of basketball', () => {
  it('are 让分, 胜负 without a draw and 大小分 of several companies, before and in play', () => {
    for (const { quotes } of games) {
      expect(new Set(quotes.map(({ type }) => type))).toEqual(
        new Set([ODDS_TYPE.asia, ODDS_TYPE.euro, ODDS_TYPE.overUnder]),
      )
      expect(new Set(quotes.map(({ companyId }) => companyId)).size).toBeGreaterThan(5)
      expect(quotes.some(({ minute }) => minute === null)).toBe(true)
      expect(quotes.some(({ minute }) => minute !== null && minute > 20)).toBe(true)
      expect(quotes.filter((quote) => !isPossible(quote))).toEqual([])
    }
  })

  it('are the same before the game as without it', () => {
    for (const { match, quotes } of games.slice(0, 20)) {
      const before = quotes.filter(({ at }) => at < match.fixture.kickoffAt)
      expect(gameOdds(match, null, SEED)).toEqual(before)
      expect(storedOdds(match, SEED).every(({ minute }) => minute === null)).toBe(true)
    }
  })

  it('are suspended when a period ends', () => {
    for (const { game, quotes } of games) {
      const end = game.moments.find(({ step }) => step.kind === 'periodEnd')?.at ?? 0
      const own = quotes.filter(({ companyId, type }) => companyId === 3 && type === ODDS_TYPE.asia)
      expect(own.findLast(({ at }) => at <= end)?.suspended).toBe(true)
    }
  })

  it('are fair: each side of a line wins about half of the time', () => {
    const covered = games.filter(({ quotes, score }) => {
      return score[0] - score[1] > (closing(quotes, ODDS_TYPE.asia)?.middle ?? 0)
    })
    const over = games.filter(({ quotes, score }) => {
      return score[0] + score[1] > (closing(quotes, ODDS_TYPE.overUnder)?.middle ?? 0)
    })
    for (const { length } of [covered, over]) {
      expect(length / games.length).toBeGreaterThan(0.38)
      expect(length / games.length).toBeLessThan(0.62)
    }
  })
})
