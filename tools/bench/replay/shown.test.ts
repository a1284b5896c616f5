import { makeMatch } from '@saidian/shared/testing'
import type { Sheet } from './sheets'
import { rowDifferences } from './shown'

const sheet: Sheet = {
  home: '利物浦',
  away: '布莱顿',
  score: [4, 0],
  corners: [7, 3],
  yellow: [0, 0],
  red: [0, 0],
}
const { home: _home, away: _away, ...result } = sheet

test('a row with the data of the sheet has no difference', () => {
  expect(rowDifferences(makeMatch(result), sheet)).toEqual([])
})

test.each([
  [{ score: [0, 4] as [number, number] }, 'score 0-4 not 4-0'],
  [{ corners: [7, 4] as [number, number] }, 'corners 7-4 not 7-3'],
  [{ yellow: null }, 'yellow unknown not 0-0'],
])('a row with %j is a difference', (other, difference) => {
  expect(rowDifferences(makeMatch({ ...result, ...other }), sheet)).toEqual([difference])
})

test('a match that is not on the list is a difference', () => {
  expect(rowDifferences(undefined, sheet)).toHaveLength(1)
})
