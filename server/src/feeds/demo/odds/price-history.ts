import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { FeedQuote, OddsType } from '../../feed'
import { type Random, randomFrom } from '../../random'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { type Closure, closuresOf } from './closures'
import { COMPANIES, type Company, STORED_COMPANIES } from './companies'
import { Market } from './market'
import { PriceBook } from './price-book'

const DAY = 86_400
const MOVES = 6
const CORNERS_OPEN = 1.5 * DAY
const NOISE = 0.006

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
  const ends = new Map<string, [first: FeedQuote, last: FeedQuote]>()
  for (const quote of historyOf(match, timeline, seed, companies, true)) {
    const key = `${quote.companyId} ${quote.type}`
    ends.set(key, [ends.get(key)?.[0] ?? quote, quote])
  }
  return [...ends.values()].flatMap(([first, last]) => (first === last ? [first] : [first, last]))
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
  const random = randomFrom(`${seed}/odds/${key}`)
  const market = new Market(match, timeline, seed)
  const opensAt = kickoffAt - Math.round((3.2 + 1.6 * random.next()) * DAY)
  const moveTimes = findMoveTimes(random, opensAt, kickoffAt)
  const closures = closuresOf(timeline, random)
  const startAt = timeline.periods[0]?.startAt ?? null
  const stopAt = startAt ?? timeline.moments[0]?.at ?? kickoffAt
  return companies
    .flatMap((company) => {
      const own = randomFrom(`${seed}/odds/${key}/${company.id}`)
      const book = new PriceBook(market, company, (own.next() - 0.5) * 0.02)
      beforeStart(book, company, market, own, { opensAt, moveTimes, stopAt })
      const types = typesOf(company)
      if (startAt === null) for (const type of types) book.close(type, stopAt + company.lag)
      else if (!isBeforeOnly) inPlay(book, company, market, own, closures)
      return book.quotes
    })
    .sort((a, b) => a.at - b.at)
}

function typesOf({ hasCorners }: Company): OddsType[] {
  return hasCorners ? [1, 2, 3, 4] : [1, 2, 3]
}

/** Times at which the market moves, more often towards the kick-off. */
function findMoveTimes(random: Random, opensAt: number, kickoffAt: number): number[] {
  const length = kickoffAt - opensAt
  return Array.from({ length: MOVES }, (_, place) => {
    const part = 1 - (1 - (place + 0.6 * random.next() + 0.3) / MOVES) ** 2
    return Math.round(opensAt + length * Math.min(0.997, part))
  })
}

type Calendar = { opensAt: number; moveTimes: number[]; stopAt: number }

function beforeStart(
  book: PriceBook,
  company: Company,
  market: Market,
  own: Random,
  calendar: Calendar,
): void {
  const { opensAt, moveTimes, stopAt } = calendar
  const first = opensAt + own.int(0, 8 * 3600)
  const cornersFrom = market.match.fixture.kickoffAt - CORNERS_OPEN + own.int(0, 6 * 3600)
  const price = (type: OddsType, at: number, progress: number) => {
    if (at < stopAt) book.offer(type, at, market.viewAt(at, progress), (own.next() - 0.5) * NOISE)
  }
  for (const type of [1, 2, 3] as const) price(type, first, 0)
  if (company.hasCorners) price(4, cornersFrom, 0.5)
  moveTimes.forEach((at, place) => {
    const isLast = place === moveTimes.length - 1
    const receivedAt = at + company.lag * own.int(4, 20)
    const progress = (place + 1) / moveTimes.length
    for (const type of typesOf(company)) {
      const isUpdated = isLast || own.chance(type === 1 ? 0.8 : 0.6)
      if (isUpdated && receivedAt > (type === 4 ? cornersFrom : first))
        price(type, receivedAt, progress)
    }
  })
}

function inPlay(
  book: PriceBook,
  company: Company,
  market: Market,
  own: Random,
  closures: Closure[],
): void {
  const { closesAt } = market
  if (company.every === 0 || closesAt === null) return
  const types = typesOf(company)
  const offer = (at: number, seenAt: number) => {
    const view = market.viewAt(seenAt)
    for (const type of types) book.offer(type, at, view, (own.next() - 0.5) * NOISE)
  }
  const offers = ticks(company, market, own).map((at) => ({
    at,
    act: () => offer(at, at - company.lag),
  }))
  const rests = closures.flatMap(({ from, to }) => {
    const [shut, open] = [from + Math.floor(company.lag / 3), to + company.lag]
    if (shut >= closesAt) return []
    const act = () => {
      for (const type of types) book.close(type, shut)
    }
    const close = { at: shut, act }
    return open < closesAt ? [close, { at: open, act: () => offer(open, open) }] : [close]
  })
  const isShut = (at: number) =>
    closures.some(({ from, to }) => at > from - company.lag && at < to + 2 * company.lag)
  const quiet = offers.filter(({ at }) => !isShut(at))
  for (const { act } of [...quiet, ...rests].sort((a, b) => a.at - b.at)) act()
  for (const type of types) book.close(type, closesAt + company.lag)
}

/** Times at which a company updates its prices in play: at its own interval, not at half-time. */
function ticks(company: Company, market: Market, own: Random): number[] {
  const { startAt, closesAt } = market
  if (startAt === null || closesAt === null) return []
  const times: number[] = []
  for (
    let at = startAt + own.int(50, company.every * 60);
    at < closesAt - 30;
    at += company.every * 60 + own.int(-8, 8)
  ) {
    if (market.standingAt(at).status !== 3) times.push(at)
  }
  return times
}
