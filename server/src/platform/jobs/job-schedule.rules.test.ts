import { maxJitterOf, retryOf, waitAfter, waitOf } from './job-schedule.rules'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const hourly = { everyMs: HOUR }
const nightly = { dailyAt: '04:30' }
/** Of Beijing, which is eight hours before UTC. */
const beijing = (hours: number, minutes = 0) => Date.UTC(2026, 10, 21, hours - 8, minutes)

test.each([
  [beijing(4, 0), 30 * MINUTE],
  [beijing(4, 30), 24 * HOUR],
  [beijing(4, 31), 24 * HOUR - MINUTE],
  [beijing(23, 59), 4 * HOUR + 31 * MINUTE],
  [beijing(0, 0), 4.5 * HOUR],
])('at %d the night run is %d ms away', (now, wait) => {
  expect(waitOf(nightly, now)).toBe(wait)
})

test('a job that failed or hung is repeated after ten minutes, or earlier by its schedule', () => {
  const noon = beijing(12)
  expect(waitAfter('done', hourly, noon)).toBe(HOUR)
  expect(waitAfter('failed', hourly, noon)).toBe(10 * MINUTE)
  expect(waitAfter('timed out', nightly, noon)).toBe(10 * MINUTE)
  expect(waitAfter('failed', nightly, beijing(4, 25))).toBe(5 * MINUTE)
  expect(waitAfter('failed', { everyMs: MINUTE }, noon)).toBe(MINUTE)
  expect(waitAfter('stopped', nightly, noon)).toBe(0)
  expect(retryOf({ everyMs: MINUTE })).toBe(MINUTE)
})

test('the jitter is a twentieth of the period, at most five minutes', () => {
  expect(maxJitterOf(hourly)).toBe(3 * MINUTE)
  expect(maxJitterOf(nightly)).toBe(5 * MINUTE)
})
