import { isoDate, seasonOfDay } from './day.rules'

describe('days of result files', () => {
  it.each([
    ['16/08/2024', '2024-08-16'],
    ['16/08/24', '2024-08-16'],
    ['14/08/93', '1993-08-14'],
    ['2024-08-16', '2024-08-16'],
    ['31/02/2024', null],
    ['08/16/2024', null],
    ['', null],
  ])('%s is %s', (text, date) => {
    expect(isoDate(text)).toBe(date)
  })
})

describe('seasons of days', () => {
  it.each([
    ['2024-08-16', 'eng', '2024-25'],
    ['2025-05-25', 'eng', '2024-25'],
    ['1999-07-31', 'fra', '1999-00'],
    ['2019-07-26', 'bel', '2019-20'],
    ['2020-07-26', 'eng', '2019-20'],
    ['2020-08-02', 'ita', '2019-20'],
    ['2020-08-07', 'esp', '2019-20'],
    ['2020-08-01', 'sco', '2020-21'],
    ['2020-08-08', 'bel', '2020-21'],
    ['2020-09-12', 'eng', '2020-21'],
  ])('%s in %s lies in %s', (day, area, season) => {
    expect(seasonOfDay(day, area)).toBe(season)
  })
})
