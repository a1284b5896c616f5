import fc from 'fast-check'
import { clockText, footballStatusText, isInPlay, matchMinute } from './match-clock'

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

test('an unknown status is plainly unknown', () => expect(footballStatusText(42)).toBe('未知(42)'))

test('in play is exactly 2 to 7', () => {
  expect(Array.from({ length: 15 }, (_, status) => status).filter(isInPlay)).toEqual([
    2, 3, 4, 5, 6, 7,
  ])
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
