import { makeMatch } from '../../testing'
import { revealsResult, shownScore } from './score'

test('extra time and a shoot-out reveal that the score is level', () => {
  expect([2, 3, 4, 5, 6, 7, 8].filter((s) => revealsResult({ s }))).toEqual([5, 6, 7])
})

test('the large score is that of extra time, level where a match has begun, none before', () => {
  expect(shownScore(makeMatch({ s: 8, score: [1, 1], extra: [2, 1] }))).toEqual([2, 1])
  expect(shownScore(makeMatch({ s: 2, score: null }))).toEqual([0, 0])
  expect(shownScore(makeMatch({ s: 1, score: null }))).toBeNull()
})
