import { instantIn } from './kickoff.rules'

const utc = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

describe('local kick-off times', () => {
  it.each([
    ['Europe/London', '2025-08-15', '20:00', '2025-08-15T19:00:00.000Z'],
    ['Europe/London', '2025-12-26', '15:00', '2025-12-26T15:00:00.000Z'],
    ['Europe/Berlin', '2025-03-30', '15:30', '2025-03-30T13:30:00.000Z'],
    ['Europe/Berlin', '2025-10-26', '15:30', '2025-10-26T14:30:00.000Z'],
    ['Asia/Shanghai', '2025-05-01', '19:35', '2025-05-01T11:35:00.000Z'],
    ['America/New_York', '2025-03-09', '22:30', '2025-03-10T02:30:00.000Z'],
    ['Europe/London', '2025-08-16', '9:30', '2025-08-16T08:30:00.000Z'],
  ])('in %s on %s at %s are %s', (zone, date, time, instant) => {
    expect(utc(instantIn(zone, date, time))).toBe(instant)
  })

  it.each([
    ['2025-02-30', '15:00'],
    ['30.02.2025', '15:00'],
    ['2025-02-20', 'TBD'],
  ])('are unknown for %s %s', (date, time) => {
    expect(instantIn('Europe/London', date, time)).toBeNull()
  })
})
