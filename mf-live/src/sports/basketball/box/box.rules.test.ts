import { makePlayerLine } from '@saidian/shared/testing'
import { bestColumns, bestValues, boxLines } from './box.rules'
import { COLUMNS } from './columns'

test('the best line of a column stands out, all of them when they are level', () => {
  const lines = [
    makePlayerLine({ playerId: 1, points: 20, turnovers: 5 }),
    makePlayerLine({ playerId: 2, points: 20, assists: 9 }),
    makePlayerLine({ playerId: 3, points: 4 }),
  ]
  const best = bestValues(lines, COLUMNS)
  expect(lines.map((line) => bestColumns(line, COLUMNS, best))).toEqual([
    'points',
    'points assists',
    '',
  ])
})

test('a negative plus-minus of a whole team has no best', () => {
  const lines = [makePlayerLine({ plusMinus: -4 }), makePlayerLine({ plusMinus: null })]
  expect(bestValues(lines, COLUMNS).every((value) => value === null)).toBe(true)
})

test('who does not play stays below, whatever the order', () => {
  const lines = [
    makePlayerLine({ playerId: 1, absent: '教练决定' }),
    makePlayerLine({ playerId: 2, points: 3 }),
    makePlayerLine({ playerId: 3, points: 8 }),
  ]
  const { played, absent } = boxLines(lines, COLUMNS, { key: 'points', direction: 'descending' })
  expect(played.map(({ playerId }) => playerId)).toEqual([3, 2])
  expect(absent.map(({ playerId }) => playerId)).toEqual([1])
})
