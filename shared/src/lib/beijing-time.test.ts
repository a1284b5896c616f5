import fc from 'fast-check'
import {
  addDays,
  beijingClock,
  beijingDate,
  beijingMidnight,
  filterExpiresAt,
  sportsDayStart,
} from './beijing-time'
import { formatDate } from './date-text'

const at = (text: string) => Date.parse(`${text}+08:00`)
const anyMoment = fc.integer({ min: 0, max: 4_000_000_000_000 })

test.each([
  ['2026-11-21T09:59:59', '2026-11-21T10:00:00'],
  ['2026-11-21T10:00:00', '2026-11-22T10:00:00'],
  ['2026-11-21T23:59:59', '2026-11-22T10:00:00'],
  ['2026-12-31T12:00:00', '2027-01-01T10:00:00'],
])('a football filter saved at %s ends at %s', (now, end) => {
  expect(filterExpiresAt(at(now), 'football')).toBe(at(end))
})

test('a filter ends 10 or 34 hours (basketball 15 or 39) after midnight, after now', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const football = (filterExpiresAt(now, 'football') - beijingMidnight(now)) / 3600_000
      const basketball = (filterExpiresAt(now, 'basketball') - beijingMidnight(now)) / 3600_000
      expect([10, 34]).toContain(football)
      expect([15, 39]).toContain(basketball)
      expect(filterExpiresAt(now, 'football')).toBeGreaterThan(now)
    }),
  )
})

test.each([
  ['football', '2026-11-21T09:59:59', '2026-11-20T10:00:00'],
  ['football', '2026-11-21T10:00:00', '2026-11-21T10:00:00'],
  ['basketball', '2026-11-21T14:59:59', '2026-11-20T15:00:00'],
  ['basketball', '2026-11-21T15:00:00', '2026-11-21T15:00:00'],
] as const)('the %s day that holds %s begins at %s', (sport, moment, start) => {
  expect(sportsDayStart(at(moment), sport)).toBe(at(start))
})

test('midnight is the start of the day that the date names', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      expect(formatDate(beijingMidnight(now), 'yyyy-MM-dd hh:mm:ss')).toBe(
        `${beijingDate(now)} 00:00:00`,
      )
      expect(now - beijingMidnight(now)).toBeLessThan(86_400_000)
    }),
  )
})

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(beijingClock(at('2026-11-22T00:00:00')).weekDay).toBe(0)
})
