import { createOddsCalendar } from './odds-calendar.rules'

const daysOf = (firstYear: number, cells: string[]) => cells.map(createOddsCalendar(firstYear))

describe('days of a file of odds', () => {
  it.each<[string, number, string[], (string | null)[]]>([
    [
      'from autumn to summer',
      2018,
      ['1016', '101', '613'],
      ['2018-10-16', '2019-01-01', '2019-06-13'],
    ],
    [
      'of a season that paused from March to July and ended in October',
      2019,
      ['1022', '1231', '311', '730', '1011'],
      ['2019-10-22', '2019-12-31', '2020-03-11', '2020-07-30', '2020-10-11'],
    ],
    [
      'of a season that began at Christmas',
      2020,
      ['1222', '516', '720'],
      ['2020-12-22', '2021-05-16', '2021-07-20'],
    ],
    [
      'in a part of a season that begins in the new year',
      2018,
      ['110', '1231'],
      ['2019-01-10', '2018-12-31'],
    ],
    [
      'that are not in order',
      2018,
      ['1022', '1017', '102', '1230'],
      ['2018-10-22', '2018-10-17', '2019-01-02', '2018-12-30'],
    ],
    [
      'with unreadable ones between',
      2019,
      ['1022', '1340', '', '229', '230'],
      ['2019-10-22', null, null, '2020-02-29', null],
    ],
  ])('%s have their years', (_name, firstYear, cells, days) => {
    expect(daysOf(firstYear, cells)).toEqual(days)
  })
})
