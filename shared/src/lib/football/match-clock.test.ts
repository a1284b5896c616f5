import fc from 'fast-check'
import { makeFeed, makeMatch } from '../../testing'
import type { FeedClock } from '../feed-clock'
import { clockText, matchClockText, matchMinute } from './match-clock'

const kickoff = 1_800_000_000
const clock = (status: number, seconds: number, speed = 1) =>
  clockText({ status, halfKickoffAt: kickoff, nowMs: (kickoff + seconds) * 1000, speed })

test.each([
  [2, 0, '1'],
  [2, 59, '1'],
  [2, 60, '2'],
  [2, 45 * 60 - 1, '45'],
  [2, 45 * 60, '45+'],
  [4, 0, '46'],
  [4, 45 * 60 - 1, '90'],
  [4, 45 * 60, '90+'],
  [3, 100, '中场'],
  [5, 100, '加时'],
  [6, 100, '加时'],
  [7, 100, '点球'],
])('status %i after %i s shows %s', (status, seconds, text) =>
  expect(clock(status, seconds)).toBe(text),
)

test('a fast replay runs its clock at its speed', () => expect(clock(2, 60, 10)).toBe('11'))

test('a kick-off in the future of a wrong clock is the first minute, not a negative one', () => {
  expect(clock(2, -300)).toBe('1')
})

test('the minute never goes back while time goes on', () => {
  fc.assert(
    fc.property(fc.nat(7200), fc.nat(7200), fc.constantFrom(2, 4), (first, second, status) => {
      const minute = (seconds: number) =>
        matchMinute({
          status,
          halfKickoffAt: kickoff,
          nowMs: (kickoff + seconds) * 1000,
          speed: 1,
        }) ?? 0
      expect(minute(Math.max(first, second))).toBeGreaterThanOrEqual(
        minute(Math.min(first, second)),
      )
    }),
  )
})

const feedClock = (aliveAfter: number, delayMs = 0): FeedClock => ({
  feed: makeFeed({ aliveAt: kickoff + aliveAfter }),
  clockOffsetMs: 0,
  delayMs,
})
const firstHalf = makeMatch({ s: 2, ot: kickoff })
const ms = (seconds: number) => (kickoff + seconds) * 1000

test('a match clock stands while the data is old', () => {
  expect(matchClockText(firstHalf, feedClock(50), ms(3000))).toBe('2')
})

test('a match clock runs behind by the stream delay', () => {
  expect(matchClockText(firstHalf, feedClock(600), ms(600))).toBe('11')
  expect(matchClockText(firstHalf, feedClock(600, 120_000), ms(600))).toBe('9')
})
