import { makeFeed, makeMatch } from '../testing'
import { type FeedClock, feedAge, isStale, matchClockText, revealsResult, shownScore } from '.'

const START = 1_770_000_000
const ms = (seconds: number) => (START + seconds) * 1000
const clock = (aliveAfter: number, given: Partial<FeedClock> = {}): FeedClock => ({
  feed: makeFeed({ aliveAt: START + aliveAfter }),
  clockOffsetMs: 0,
  delayMs: 0,
  ...given,
})
const firstHalf = makeMatch({ s: 2, ot: START })

test('data is stale after 15 s without a heartbeat; match clocks then stop', () => {
  expect(isStale(clock(0), ms(15))).toBe(false)
  expect(isStale(clock(0), ms(16))).toBe(true)
  expect(isStale(clock(0, { clockOffsetMs: -10_000 }), ms(16))).toBe(false)
  expect(feedAge(clock(0), ms(20))).toBe(20_000)
  expect(feedAge(clock(10), ms(0))).toBe(0)
  expect(matchClockText(firstHalf, clock(50), ms(3000))).toBe('2')
})

test('a match clock runs behind by the stream delay', () => {
  expect(matchClockText(firstHalf, clock(600), ms(600))).toBe('11')
  expect(matchClockText(firstHalf, clock(600, { delayMs: 120_000 }), ms(600))).toBe('9')
})

test('extra time and a shoot-out reveal that the score is level', () => {
  expect([2, 3, 4, 5, 6, 7, 8].filter((s) => revealsResult({ s }))).toEqual([5, 6, 7])
})

test('the large score is that of extra time, level where a match has begun, none before', () => {
  expect(shownScore(makeMatch({ s: 8, score: [1, 1], extra: [2, 1] }))).toEqual([2, 1])
  expect(shownScore(makeMatch({ s: 2, score: null }))).toEqual([0, 0])
  expect(shownScore(makeMatch({ s: 1, score: null }))).toBeNull()
})
