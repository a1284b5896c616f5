import { scorerIncidents } from '../internationals/goals.rules'
import { goalIncidents } from './goals.rules'

describe('goals without a minute', () => {
  it('of a tournament leave the other goals, without the scores after them', () => {
    const home = [{ name: 'A', minute: 10 }, { name: 'B' }]
    expect(goalIncidents(home, []).map(({ player, score }) => [player, score])).toEqual([
      ['A', null],
    ])
    expect(goalIncidents(home.slice(0, 1), []).map(({ score }) => score)).toEqual([[1, 0]])
  })

  it('of national teams leave the other goals, without the scores after them', () => {
    const row = { team: 'X', scorer: 'A', minute: '10', own_goal: 'FALSE', penalty: 'FALSE' }
    const goals = scorerIncidents([row, { ...row, minute: 'NA' }], 'X')
    expect(goals.map(({ player, minute, score }) => [player, minute, score])).toEqual([
      ['A', 10, null],
    ])
  })
})
