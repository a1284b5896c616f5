import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { FeedQuote } from '../../feed'
import { randomFrom } from '../../random'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { closuresOf } from './closures'
import { COMPANIES, type Company, STORED_COMPANIES } from './companies'
import { quotesOf } from './company-quotes'
import { Market } from './market'
import { openAndLast } from './stored-quotes'

/**
 * All quotations of all companies on a match, from the opening to the end of the 90th minute, in
 * order of time.
 */
export function priceHistory(match: DemoMatch, timeline: PlayTimeline, seed: string): FeedQuote[] {
  const companies = COMPANIES.filter(({ level }) => match.league.level <= level)
  return historyOf(match, timeline, seed, companies)
}

/**
 * First and last price before the start, by type, of the best known companies; stored for past
 * matches.
 */
export function priceSummary(match: DemoMatch, timeline: PlayTimeline, seed: string): FeedQuote[] {
  const companies = COMPANIES.filter(({ id }) => STORED_COMPANIES.includes(id))
  return openAndLast(historyOf(match, timeline, seed, companies, true))
}

/** Last handicap and total of one company before the start. */
export function closingPrices(match: DemoMatch, timeline: PlayTimeline, seed: string): FeedQuote[] {
  const companies = COMPANIES.filter(({ id }) => id === STORED_COMPANIES[0])
  const last = new Map<number, FeedQuote>()
  for (const quote of historyOf(match, timeline, seed, companies, true))
    if (!quote.suspended) last.set(quote.type, quote)
  return [last.get(ODDS_TYPE.asia), last.get(ODDS_TYPE.overUnder)]
    .filter((quote) => quote !== undefined)
    .sort((a, b) => a.at - b.at)
}

function historyOf(
  match: DemoMatch,
  timeline: PlayTimeline,
  seed: string,
  companies: readonly Company[],
  isBeforeOnly = false,
): FeedQuote[] {
  const { key, kickoffAt } = match.fixture
  const market = new Market(match, timeline, seed)
  const seedOfOdds = `${seed}/odds/${key}`
  return quotesOf(market, {
    random: randomFrom(seedOfOdds),
    seed: seedOfOdds,
    companies,
    stopAt: market.startAt ?? timeline.moments[0]?.at ?? kickoffAt,
    closures: (random) => closuresOf(timeline, random),
    isBeforeOnly,
  })
}
