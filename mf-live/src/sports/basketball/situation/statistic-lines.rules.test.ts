import { makePlayerLine } from '@saidian/shared/testing'
import { statisticLines } from './statistic-lines.rules'
import { teamSums } from './team-sums.rules'

test('the statistics of a team are the sums of its players', () => {
  const home = teamSums([
    makePlayerLine({ fieldGoals: [5, 10], defensiveRebounds: 6, offensiveRebounds: 2 }),
    makePlayerLine({ fieldGoals: [4, 10], defensiveRebounds: 1 }),
  ])
  const away = teamSums([makePlayerLine({ defensiveRebounds: 1 })])
  const lines = statisticLines(home, away)
  expect(lines[0]).toMatchObject({ home: '45.0%', away: '–', notes: ['9/20', '0/0'] })
  expect(lines[0]?.shares).toEqual([0.45, 0])
  expect(lines[3]).toMatchObject({ name: '篮板', home: '9', away: '1', shares: [0.9, 0.1] })
})
