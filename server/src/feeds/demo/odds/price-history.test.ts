import type { FeedQuote } from '../../feed'
import { buildTimeline } from '../play/build-timeline'
import { momentsBy, summarize } from '../play/statistics/summary'
import { dayNumber } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { leftChance } from './line.rules'
import { Market } from './market'
import { differenceOf } from './poisson.rules'
import { priceHistory, priceSummary } from './price-history'

const SEED = 'saidian'
const DAY = dayNumber(2026, 11, 21)
const quoted = createWorld(SEED)
  .matchesOn(DAY, DAY)
  .map((match) => {
    const timeline = buildTimeline(match, SEED)
    return { match, timeline, quotes: priceHistory(match, timeline, SEED) }
  })
const all = quoted.flatMap(({ quotes }) => quotes)

function marginOf({ type, left, middle, right }: FeedQuote): number {
  if (type === 2) return 1 / left + 1 / middle + 1 / right - 1
  return 1 / (left + 1) + 1 / (right + 1) - 1
}

function grouped(quotes: FeedQuote[], keyOf: (quote: FeedQuote) => string): FeedQuote[][] {
  const groups = new Map<string, FeedQuote[]>()
  for (const quote of quotes) groups.set(keyOf(quote), [...(groups.get(keyOf(quote)) ?? []), quote])
  return [...groups.values()]
}

function byBook(quotes: FeedQuote[]): FeedQuote[][] {
  return grouped(quotes, ({ companyId, type }) => `${companyId} ${type}`)
}

describe('odds of the demo', () => {
  it('have a margin above 0 and under 15 percent', () => {
    expect(all.length).toBeGreaterThan(50_000)
    const margins = all.map(marginOf)
    expect(Math.min(...margins.slice(0, 60_000))).toBeGreaterThan(0)
    expect(margins.filter((margin) => margin <= 0 || margin >= 0.15)).toEqual([])
  })

  it('use quarter lines, with both prices near even before the start', () => {
    const lines = all.filter(({ type }) => type !== 2)
    expect(lines.filter(({ middle }) => !Number.isInteger(middle * 4))).toEqual([])
    for (const { left, right } of lines.filter(({ minute }) => minute === null)) {
      expect(left).toBeGreaterThan(0.6)
      expect(right).toBeGreaterThan(0.6)
    }
  })

  it('make the stronger side the favourite in asia and euro', () => {
    for (const { match, quotes } of quoted) {
      const last = (type: number) =>
        quotes.findLast(
          (quote) => quote.type === type && quote.companyId === 3 && quote.minute === null,
        )
      const [asia, euro] = [last(1), last(2)]
      if (!asia || !euro) throw new Error('company 3 prices every match')
      if (Math.abs(asia.middle) >= 0.5)
        expect(Math.sign(asia.middle)).toBe(Math.sign(euro.right - euro.left))
      const edge = match.expected[0] - match.expected[1]
      if (Math.abs(edge) > 0.4) expect(Math.sign(euro.right - euro.left)).toBe(Math.sign(edge))
    }
  })

  it('price asia and euro from one model', () => {
    for (const { match, timeline, quotes } of quoted.slice(0, 40)) {
      const market = new Market(match, timeline, SEED)
      for (const quote of quotes
        .filter(({ companyId, type }) => companyId === 22 && type === 1)
        .slice(0, 6)) {
        if (quote.minute !== null) continue
        const near = quotes.find(
          ({ companyId, type, at }) => companyId === 22 && type === 2 && at >= quote.at,
        )
        if (!near) continue
        const euroHome = 1 / near.left / (1 / near.left + 1 / near.middle + 1 / near.right)
        const { goals } = market.viewAt(quote.at, 1)
        const spread = differenceOf(goals[0], goals[1], 12)
        const asiaHome = 1 / (quote.left + 1) / (1 / (quote.left + 1) + 1 / (quote.right + 1))
        // The line includes the estimation error: the chances are near, not equal.
        expect(Math.abs(leftChance(spread, quote.middle) - asiaHome)).toBeLessThan(0.2)
        expect(Math.abs(leftChance(spread, 0.5) - euroHome)).toBeLessThan(0.16)
      }
    }
  })

  it('open three to five days before, then move, and are suspended at goals and the end', () => {
    for (const { match, timeline, quotes } of quoted) {
      const before = match.fixture.kickoffAt - (quotes[0]?.at ?? 0)
      expect(before).toBeGreaterThan(2.5 * 86_400)
      expect(before).toBeLessThan(5 * 86_400)
      if (timeline.periods.length === 0) continue
      const ours = quotes.filter(({ companyId, type }) => companyId === 3 && type === 2)
      const last = ours.at(-1)
      const { score } = summarize(timeline, 0, momentsBy(timeline, last?.at ?? 0)).state
      expect(last).toMatchObject({ suspended: true, score })
      const closesAt = new Market(match, timeline, SEED).closesAt ?? 0
      const goals = timeline.moments.filter(({ at, step }) => step.kind === 'goal' && at < closesAt)
      for (const { at } of goals) {
        const standing = ours.findLast((quote) => quote.at <= at + 15)
        expect(standing?.suspended).toBe(true)
      }
    }
  })

  it('count added time beside the minute, so that minutes never decrease', () => {
    const inPlay = all.filter(({ minute }) => minute !== null)
    expect(inPlay.some(({ minute, addedMinute }) => minute === 45 && (addedMinute ?? 0) > 1)).toBe(
      true,
    )
    expect(inPlay.filter(({ status, minute }) => status === 2 && (minute ?? 0) > 45)).toEqual([])
    for (const { quotes } of quoted)
      for (const book of byBook(quotes)) {
        const minutes = book.map(
          ({ minute, addedMinute }) => (minute ?? -1) + (addedMinute ?? 0) / 100,
        )
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
      }
  })

  it('offer nothing on decided markets and nothing in final added time', () => {
    const offered = all.filter(({ minute, suspended }) => minute !== null && !suspended)
    expect(offered.length).toBeGreaterThan(20_000)
    expect(offered.filter(({ minute, addedMinute }) => minute === 90 && addedMinute)).toEqual([])
    const priced = offered.map(({ type, left, middle, right }) => ({
      isNet: type !== 2,
      prices: type === 2 ? [left, middle, right] : [left, right],
    }))
    expect(
      priced.filter(({ isNet, prices }) => Math.min(...prices) < (isNet ? 0.1 : 1.03)),
    ).toEqual([])
    expect(priced.filter(({ prices }) => Math.max(...prices) > 26)).toEqual([])
  })

  it('lower the price of the side that scores', () => {
    let compared = 0
    for (const { timeline, quotes } of quoted) {
      const ours = quotes.filter(({ companyId, type }) => companyId === 3 && type === 2)
      for (const { at, step } of timeline.moments) {
        if (step.kind !== 'goal' || step.isChecked || step.side !== 0) continue
        const before = ours.findLast((quote) => quote.at < at && !quote.suspended)
        const after = ours.find((quote) => quote.at > at && !quote.suspended)
        if (!before || !after || after.at - at > 120 || after.score?.[1] !== before.score?.[1])
          continue
        expect(after.left).toBeLessThanOrEqual(before.left)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(60)
  })

  it('are at most 300 rows per company and match, in order, one per second', () => {
    for (const { quotes } of quoted) {
      const counts = grouped(quotes, ({ companyId }) => String(companyId))
      expect(Math.max(...counts.map((rows) => rows.length))).toBeLessThanOrEqual(300)
      for (const book of byBook(quotes)) {
        const times = book.map(({ at }) => at)
        expect(new Set(times).size).toBe(times.length)
        expect(times).toEqual([...times].sort((a, b) => a - b))
      }
    }
  })

  it('have a short form for past matches: the same first and last prices before the start', () => {
    for (const { match, timeline, quotes } of quoted.slice(0, 30)) {
      const summary = priceSummary(match, timeline, SEED)
      expect(summary.length).toBeLessThanOrEqual(40)
      for (const book of byBook(summary)) {
        const [first] = book
        const whole = quotes.filter(
          ({ companyId, type, minute, suspended }) =>
            companyId === first?.companyId && type === first?.type && minute === null && !suspended,
        )
        if (whole.length === 0) continue
        expect(first).toEqual(whole[0])
        if (timeline.periods.length > 0) expect(book.at(-1)).toEqual(whole.at(-1))
      }
    }
  })
})
