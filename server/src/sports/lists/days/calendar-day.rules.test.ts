import { dayRange } from './calendar-day.rules'

const HOUR = 3600
/** 2026-08-15 20:00 in Beijing, seconds since 1970. */
const EVENING = Date.UTC(2026, 7, 15, 12) / 1000

test('a day is a Beijing day and a valid date', () => {
  expect(dayRange('2026-08-15')).toEqual({ from: EVENING - 20 * HOUR, to: EVENING + 4 * HOUR })
  expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31'].map(dayRange)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(dayRange('2028-02-29')).not.toBeNull()
})
