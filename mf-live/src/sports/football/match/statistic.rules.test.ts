import type { MatchStatistic } from '@saidian/shared/contracts/matches'
import { statisticLines } from './statistic.rules'

const entry = (type: number, home: number, away: number, half = 0): MatchStatistic => ({
  half,
  type,
  home,
  away,
})

describe('the lines of the statistics', () => {
  it('are in the fixed order, with their labels', () => {
    const lines = statisticLines([entry(3, 1, 2), entry(83, 14, 9), entry(2, 6, 3)], 0, [])
    expect(lines.map(({ name }) => name)).toEqual(['射门', '角球', '黄牌'])
    expect(lines[0]).toMatchObject({ home: '14', away: '9', shares: [14 / 23, 9 / 23] })
  })

  it('omit statistics of the whole match that the pies show', () => {
    const pies = [{ type: 25, text: '控球率', arr: [56, 44] as [number, number] }]
    const statistic = [entry(25, 56, 44), entry(25, 60, 40, 1)]
    expect(statisticLines(statistic, 0, pies)).toEqual([])
    expect(statisticLines(statistic, 1, pies)).toMatchObject([{ home: '60%', away: '40%' }])
  })

  it('include the pass accuracy', () => {
    const lines = statisticLines([entry(40, 500, 300), entry(41, 433, 240)], 0, [])
    expect(lines.at(-1)).toMatchObject({ name: '传球成功率', home: '86%', away: '80%' })
  })

  it('have no shares if both sides have zero', () => {
    expect(statisticLines([entry(4, 0, 0)], 0, [])[0]?.shares).toEqual([0, 0])
  })
})
