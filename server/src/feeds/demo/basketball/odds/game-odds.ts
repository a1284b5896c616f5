import type { FeedQuote } from '../../../feed'
import { randomFrom } from '../../../random'
import { COMPANIES, STORED_COMPANIES } from '../../odds/companies'
import { quotesOf } from '../../odds/company-quotes'
import { openAndLast } from '../../odds/stored-quotes'
import type { GameTimeline } from '../play/game-timeline'
import type { BasketballMatch } from '../world/fixture'
import { GameMarket } from './game-market'
import { closuresOf } from './game-standings'

/**
 * All quotations on a game: 让分, 胜负, 大小分, in order of time. Without the game those before it,
 * which are the same with it.
 */
export function gameOdds(
  match: BasketballMatch,
  game: GameTimeline | null,
  seed: string,
): FeedQuote[] {
  const companies = COMPANIES.filter(({ level }) => match.league.level <= level)
  return historyOf(match, game, seed, companies)
}

/** First and last quotation before the game of the best known companies. */
export function storedOdds(match: BasketballMatch, seed: string): FeedQuote[] {
  const companies = COMPANIES.filter(({ id }) => STORED_COMPANIES.includes(id))
  return openAndLast(historyOf(match, null, seed, companies))
}

function historyOf(
  match: BasketballMatch,
  game: GameTimeline | null,
  seed: string,
  companies: typeof COMPANIES,
): FeedQuote[] {
  const seedOfOdds = `${seed}/odds/${match.fixture.key}`
  return quotesOf(new GameMarket(match, game, seed), {
    random: randomFrom(seedOfOdds),
    seed: seedOfOdds,
    companies,
    stopAt: match.fixture.kickoffAt,
    closures: (random) => (game ? closuresOf(game, random) : []),
    isBeforeOnly: game === null,
  })
}
