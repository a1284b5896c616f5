import { ServerClock } from './server-clock'

const HOUR_MS = 3_600_000
const NOON = Date.UTC(2026, 10, 21, 4)

/**
 * A server that answers `tookMs` after it was asked, seen from a device whose clock is so far off.
 */
function world(deviceIsOffMs: number) {
  const clock = new ServerClock()
  let isOffMs = deviceIsOffMs
  return {
    clock,
    device: (trueMs: number) => trueMs + isOffMs,
    set: (ms: number) => {
      isOffMs = ms
    },
    answer: (trueMs: number, tookMs = 40) =>
      clock.observe({
        serverMs: Math.floor((trueMs + tookMs / 2) / 1_000) * 1_000,
        sentAt: trueMs + isOffMs,
        receivedAt: trueMs + isOffMs + tookMs,
      }),
  }
}

test.each([HOUR_MS, -HOUR_MS, 90_000, -5_000])(
  'a clock that is %i ms off is put right',
  (offMs) => {
    const { clock, device, answer } = world(offMs)
    expect(clock.isKnown).toBe(false)
    answer(NOON + 300)
    expect(clock.isKnown).toBe(true)
    expect(Math.abs(clock.toServer(device(NOON + 9_000)) - (NOON + 9_000))).toBeLessThan(600)
  },
)

test('answers at other parts of a second narrow it down', () => {
  const { clock, device, answer } = world(HOUR_MS)
  for (let n = 0; n < 20; n++) answer(NOON + n * 1_370)
  expect(Math.abs(clock.toServer(device(NOON + 60_000)) - (NOON + 60_000))).toBeLessThan(100)
})

test.each([0, 300, -300])('a device clock that may be right, %i ms off, is used', (offMs) => {
  const { clock, answer } = world(offMs)
  answer(NOON + 500)
  expect(clock.toServer(NOON + 9_000)).toBe(NOON + 9_000)
})

test('the next answer after the user corrects the clock removes the offset', () => {
  const { clock, device, answer, set } = world(HOUR_MS)
  answer(NOON + 500)
  set(0)
  answer(NOON + 5_500)
  expect(Math.abs(clock.toServer(device(NOON + 9_000)) - (NOON + 9_000))).toBeLessThan(600)
})

test('two moments stay in order when the offset is refined between them', () => {
  const { clock, device, answer } = world(HOUR_MS)
  answer(NOON + 5, 10)
  const first = clock.toServer(device(NOON + 2_000))
  for (let n = 0; n < 20; n++) answer(NOON + 2_000 + n * 1_370)
  expect(clock.toServer(device(NOON + 2_001))).toBeGreaterThan(first)
})

test('an invalid date, or an answer during a clock change, is ignored', () => {
  const clock = new ServerClock()
  clock.observe({ serverMs: Number.NaN, sentAt: NOON, receivedAt: NOON })
  clock.observe({ serverMs: NOON, sentAt: NOON + HOUR_MS, receivedAt: NOON })
  expect(clock.isKnown).toBe(false)
})
