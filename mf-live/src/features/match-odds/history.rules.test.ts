import { makeOddsQuote } from '@saidian/shared/testing'
import { delayedCount, historyChart, mergedQuotes } from './history.rules'

const feed = { source: 'test', aliveAt: 0, speed: 1, demo: false }
const at = (seconds: number, left = 0.9) => makeOddsQuote({ at: seconds, left })

test('quotations younger than the stream delay are hidden, by the server clock', () => {
  const quotes = [at(1_000), at(990), at(900)]
  const current = (delayMs: number, clockOffsetMs = 0) =>
    delayedCount(quotes, { feed, delayMs, clockOffsetMs }, 1_005_000)
  expect([current(0), current(10_000), current(60_000), current(600_000)]).toEqual([0, 1, 2, 3])
  expect(current(10_000, 10_000)).toBe(0)
})

test('loaded quotations are merged without duplicates, newest first', () => {
  const known = [at(30), at(20)]
  const added = [at(40, 0.8), { ...at(30), turn: [1, 0, -1] as [1, 0, -1] }]
  expect(mergedQuotes(known, added).map((quote) => quote.at)).toEqual([40, 30, 20])
  expect(mergedQuotes(known, [at(20)])).toBe(known)
})

test('the chart of prices labels added time', () => {
  const inPlay = (seconds: number, minute: number, addedMinute: number | null) =>
    makeOddsQuote({ at: seconds, minute, addedMinute })
  const { labels } = historyChart([inPlay(60, 46, null), inPlay(50, 45, 3), inPlay(40, 44, null)], {
    left: '主',
    middle: null,
    right: '客',
  })
  expect(labels).toEqual(['44′', '45+3′', '46′'])
})
