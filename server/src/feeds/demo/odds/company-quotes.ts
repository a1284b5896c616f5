import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { FeedQuote } from '../../feed'
import { type Random, randomFrom } from '../../random'
import type { Closure } from './closures'
import type { Company } from './companies'
import { PriceBook } from './price-book'
import type { PricedMarket } from './priced-market'

const DAY = 86_400
const MOVES = 6
const LATE_OPEN = 1.5 * DAY
const NOISE = 0.006

type History = {
  /** Random numbers of the match, and the seed of those of each company. */
  random: Random
  seed: string
  companies: readonly Company[]
  /** No company quotes before the start from this second on. */
  stopAt: number
  closures: (random: Random) => Closure[]
  isBeforeOnly?: boolean
}

/** Quotations of the companies on a match, in order of time. */
export function quotesOf<View>(
  market: PricedMarket<View>,
  { random, seed, companies, stopAt, closures: closuresOf, isBeforeOnly = false }: History,
): FeedQuote[] {
  const { kickoffAt } = market.match.fixture
  const opensAt = kickoffAt - Math.round((3.2 + 1.6 * random.next()) * DAY)
  const moveTimes = findMoveTimes(random, opensAt, kickoffAt)
  const closures = closuresOf(random)
  return companies
    .flatMap((company) => {
      const own = randomFrom(`${seed}/${company.id}`)
      const book = new PriceBook(market, company, (own.next() - 0.5) * 0.02)
      beforeStart(book, company, market, own, { opensAt, moveTimes, stopAt })
      if (market.startAt === null)
        for (const type of market.typesOf(company)) book.close(type, stopAt + company.lag)
      else if (!isBeforeOnly) inPlay(book, company, market, own, closures)
      return book.quotes
    })
    .sort((a, b) => a.at - b.at)
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

function beforeStart<View>(
  book: PriceBook<View>,
  company: Company,
  market: PricedMarket<View>,
  own: Random,
  calendar: Calendar,
): void {
  const { opensAt, moveTimes, stopAt } = calendar
  const first = opensAt + own.int(0, 8 * 3600)
  const lateFrom = market.match.fixture.kickoffAt - LATE_OPEN + own.int(0, 6 * 3600)
  const types = market.typesOf(company)
  const isLate = (type: number) => type === market.lateType
  const price = (type: number, at: number, progress: number) => {
    if (at < stopAt) book.offer(type, at, market.viewAt(at, progress), (own.next() - 0.5) * NOISE)
  }
  for (const type of types) price(type, isLate(type) ? lateFrom : first, isLate(type) ? 0.5 : 0)
  moveTimes.forEach((at, place) => {
    const isLast = place === moveTimes.length - 1
    const receivedAt = at + company.lag * own.int(4, 20)
    const progress = (place + 1) / moveTimes.length
    for (const type of types) {
      const isUpdated = isLast || own.chance(type === ODDS_TYPE.asia ? 0.8 : 0.6)
      if (isUpdated && receivedAt > (isLate(type) ? lateFrom : first))
        price(type, receivedAt, progress)
    }
  })
}

function inPlay<View>(
  book: PriceBook<View>,
  company: Company,
  market: PricedMarket<View>,
  own: Random,
  closures: Closure[],
): void {
  const { closesAt } = market
  if (company.every === 0 || closesAt === null) return
  const types = market.typesOf(company)
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

/** Times at which a company updates its prices in play: at its own interval, not in breaks. */
function ticks<View>(company: Company, market: PricedMarket<View>, own: Random): number[] {
  const { startAt, closesAt } = market
  const interval = company.every * market.tickSeconds
  if (startAt === null || closesAt === null) return []
  const times: number[] = []
  for (
    let at = startAt + own.int(50, Math.max(60, interval));
    at < closesAt - 30;
    at += interval + own.int(-8, 8)
  ) {
    if (!market.isBreak(market.standingAt(at).status)) times.push(at)
  }
  return times
}
