import { makeFeed } from '../testing'
import { clockTime, type FeedClock, feedAge, isStale } from './feed-clock'

const START = 1_770_000_000
const ms = (seconds: number) => (START + seconds) * 1000
const clock = (aliveAfter: number, given: Partial<FeedClock> = {}): FeedClock => ({
  feed: makeFeed({ aliveAt: START + aliveAfter }),
  clockOffsetMs: 0,
  delayMs: 0,
  ...given,
})

test('data is stale after 15 s without a heartbeat; the clocks then stand', () => {
  expect(isStale(clock(0), ms(15))).toBe(false)
  expect(isStale(clock(0), ms(16))).toBe(true)
  expect(isStale(clock(0, { clockOffsetMs: -10_000 }), ms(16))).toBe(false)
  expect(feedAge(clock(0), ms(20))).toBe(20_000)
  expect(feedAge(clock(10), ms(0))).toBe(0)
  expect(clockTime(clock(50), ms(60))).toBe(ms(60))
  expect(clockTime(clock(50), ms(3000))).toBe(ms(65))
})
