import { seasonNameOf, seasonNames } from './season-name.rules'

describe('seasons of a day', () => {
  it.each([
    // A European Championship in one summer is one season, not two.
    ['uefa.euro', '2016-06-10', '2016'],
    ['uefa.euro', '2016-07-10', '2016'],
    ['fifa.wc', '2018-07-15', '2018'],
    ['afc.cup', '2019-02-01', '2019'],
    ['fifa.wcq', '2023-09-07', '2026'],
    ['fifa.wcq', '2026-03-31', '2026'],
    ['fifa.wcq', '2022-06-14', '2022'],
    ['fifa.wcq', '1989-11-19', '1990'],
    ['uefa.euroq', '2019-11-19', '2021'],
    ['uefa.euroq', '2024-03-26', '2024'],
    ['afc.cupq', '2022-06-14', '2024'],
    ['caf.cnq', '2024-11-19', '2025'],
    ['caf.cnq', '2022-06-09', '2024'],
    ['uefa.nl', '2018-09-06', '2019'],
    ['uefa.nl', '2019-06-09', '2019'],
    ['uefa.nl', '2024-03-26', '2023'],
    ['uefa.nl', '2025-06-08', '2025'],
    ['concacaf.nl', '2019-10-11', '2021'],
    ['uefa.british', '1966-10-22', '1967'],
    ['uefa.british', '1967-04-15', '1967'],
    ['fifa.wcq', '2099-01-01', '2099'],
    ['int.fr', '2024-03-26', '2024'],
    ['eng.1', '2017-08-11', '2017-18'],
    ['eng.1', '2018-05-13', '2017-18'],
    ['uefa.cl', '2018-05-26', '2017-18'],
    ['conmebol.lib', '2018-12-09', '2018'],
    ['esp.1', '1999-12-31', '1999-00'],
  ])('of %s on %s: %s', (league, day, season) => {
    expect(seasonNameOf(league, day)).toBe(season)
  })

  it('are the same before and after New Year within a tournament', () => {
    const of = (league: string, ...days: string[]) => [...seasonNames(league, days).values()]
    expect(of('caf.cn', '2025-12-21', '2025-12-31', '2026-01-03', '2026-01-18')).toEqual(
      Array(4).fill('2025'),
    )
    expect(of('afc.gulf', '2025-01-04', '2024-12-31', '2024-12-21')).toEqual(Array(3).fill('2024'))
    expect(
      of('afc.aff', '2021-12-29', '2022-01-01', '2022-12-20', '2023-01-16', '2023-01-03'),
    ).toEqual([...['2021', '2021'], ...['2022', '2022', '2022']])
    expect(of('caf.cn', '2022-01-09', '2022-02-06', '2024-01-13')).toEqual(['2022', '2022', '2024'])
    expect(of('int.fr', '2025-12-30', '2026-01-05')).toEqual(['2025', '2026'])
    expect(of('fifa.wcq', '2025-12-30', '2026-01-05')).toEqual(['2026', '2026'])
  })
})
