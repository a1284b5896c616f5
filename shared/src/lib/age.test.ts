import { makeFeed } from '../testing'
import { ageMs, type FeedClock, feedAsOf, isStale, notAfter } from '.'

const NOW = 1_770_000_000_000

test('an age is never negative, and an instant of another clock is never after now', () => {
  expect(ageMs(NOW - 5_000, NOW)).toBe(5_000)
  expect(ageMs(NOW + 600_000, NOW)).toBe(0)
  expect(notAfter(NOW + 600_000, NOW)).toBe(NOW)
  expect(notAfter(NOW - 5_000, NOW)).toBe(NOW - 5_000)
})

test('a feed whose clock is 10 minutes fast is stale 15 s after its last sign of life', () => {
  const feed = feedAsOf(makeFeed({ aliveAt: NOW / 1000 + 600 }), NOW)
  const clock: FeedClock = { feed, clockOffsetMs: 0, delayMs: 0 }
  expect(isStale(clock, NOW + 15_000)).toBe(false)
  expect(isStale(clock, NOW + 16_000)).toBe(true)
})

test('a feed whose clock is right stays the same object', () => {
  const feed = makeFeed({ aliveAt: NOW / 1000 - 3 })
  expect(feedAsOf(feed, NOW)).toBe(feed)
})
