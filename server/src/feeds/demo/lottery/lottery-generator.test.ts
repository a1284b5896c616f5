import type { FeedLotteryEntry } from '../../feed'
import { SeasonLog } from '../detail/season-log'
import { noProgress } from '../testing/empty-progress'
import { dayNumber, isoDate, sportsDayOf } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { LotteryGenerator } from './lottery-generator'

const SEED = 'saidian'
const DAY = dayNumber(2026, 11, 21)
const NOW = Date.UTC(2026, 10, 21, 6) / 1000
const season = [...createWorld(SEED).matchesOfSeasonsAt(DAY)].flat()
const byKey = new Map(season.map((match) => [match.fixture.key, match]))
const seasonLog = new SeasonLog(SEED)
seasonLog.addMatches(season.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt))

async function publish(now: number) {
  const generator = new LotteryGenerator(SEED, seasonLog, noProgress())
  generator.setMatches(season, DAY)
  const messages = []
  do messages.push(...(await generator.take(now)))
  while (generator.nextAt() === 0)
  const lotteries = messages.flatMap((message) => (message.kind === 'lottery' ? [message] : []))
  return {
    issues: lotteries.flatMap(({ issues }) => issues),
    entries: lotteries.flatMap(({ entries }) => entries),
  }
}
type Published = Awaited<ReturnType<typeof publish>>
let issues: Published['issues']
let entries: Published['entries']
beforeAll(async () => {
  ;({ issues, entries } = await publish(NOW))
})
const of = (kind: string) => entries.filter((entry) => entry.kind === kind)
const matchOf = ({ matchKey }: FeedLotteryEntry) => {
  const match = byKey.get(matchKey)
  if (!match) throw new Error(`no match ${matchKey}`)
  return match
}

describe('lotteries of the demo', () => {
  it('number the matches of a day by weekday and order of kick-off', () => {
    const today = of('jczq').filter(({ issue }) => issue === isoDate(DAY))
    expect(today.length).toBeGreaterThan(15)
    expect(today.map(({ num }) => num)).toEqual(today.map((_, place) => 6_001 + place))
    const kickoffs = today.map((entry) => matchOf(entry).fixture.kickoffAt)
    expect(kickoffs).toEqual([...kickoffs].sort((a, b) => a - b))
    expect(kickoffs.every((at) => sportsDayOf(at) === DAY)).toBe(true)
  })

  it('have a margin of an eighth in 竞彩 and of a third in 北单', () => {
    const offers = entries.flatMap(({ kind, spf, rq }) =>
      [spf, rq].map((prices) => ({ kind, prices })),
    )
    // Prices at the limits are excluded.
    const whole = offers.flatMap(({ kind, prices }) =>
      prices && Math.min(...prices) > 1.03 && Math.max(...prices) < 100 ? [{ kind, prices }] : [],
    )
    expect(whole.length).toBeGreaterThan(200)
    for (const { kind, prices } of whole) {
      const margin = 1 - 1 / prices.reduce((sum, price) => sum + 1 / price, 0)
      expect(margin).toBeCloseTo(kind === 'jczq' ? 0.115 : 0.35, 1)
    }
  })

  it('have whole lines; the stronger side gives the goals and has the lower price', () => {
    expect(entries.every(({ line }) => line === null || Number.isInteger(line))).toBe(true)
    const clear = of('jczq')
      .map((entry) => ({ entry, edge: matchOf(entry).expected[0] - matchOf(entry).expected[1] }))
      .filter(({ edge }) => Math.abs(edge) > 0.5)
    expect(clear.length).toBeGreaterThan(40)
    for (const { entry, edge } of clear) {
      expect(Math.sign(entry.line ?? 0)).toBe(Math.sign(edge))
      if (entry.spf) expect(Math.sign(entry.spf[2] - entry.spf[0])).toBe(Math.sign(edge))
    }
  })

  it('number 北单 by year and window, and close fourteen big matches before kick-off', () => {
    const sfc = issues.filter(({ kind }) => kind === 'sfc')
    expect(sfc.length).toBeGreaterThanOrEqual(3)
    for (const { issue, endAt, sales, drawAt } of sfc) {
      expect(issue).toMatch(/^26\d{3}$/)
      const own = of('sfc').filter((entry) => entry.issue === issue)
      expect(own).toHaveLength(14)
      expect(
        own.every(
          (entry) => matchOf(entry).league.level === 1 && matchOf(entry).fixture.kickoffAt > endAt,
        ),
      ).toBe(true)
      expect(sales !== null).toBe((drawAt ?? 0) <= NOW)
    }
    expect(
      issues.filter(({ kind, startAt, endAt }) => kind === 'bjdc' && startAt <= NOW && endAt > NOW)
        .length,
    ).toBeGreaterThan(0)
    expect(
      of('bjdc').every(({ issue, sale }) => /^26\d{3}$/.test(issue) && sale.length === 1),
    ).toBe(true)
  })

  it('are the same after a restart', async () => {
    expect((await publish(NOW + 60)).entries).toEqual((await publish(NOW + 90)).entries)
  })
})
