import { type ToldQuote, withTurns } from './history.rules'

const told = (left: number, middle: number, right: number, suspended = false): ToldQuote => {
  return {
    at: 1,
    minute: null,
    addedMinute: null,
    left,
    middle,
    right,
    status: 1,
    suspended,
    score: null,
  }
}
const turns = (...newestFirst: ToldQuote[]) => withTurns(newestFirst).map(({ turn }) => turn)

test('each quotation is held against the one before it, the first against none', () => {
  expect(turns(told(0.8, 0.75, 1.1), told(0.9, 0.5, 1.1), told(0.9, 0.75, 1))).toEqual([
    [-1, 1, 0],
    [0, -1, 1],
    [0, 0, 0],
  ])
  expect(turns()).toEqual([])
})

test('prices that are gone while suspended neither fell nor do they come back as a rise', () => {
  expect(turns(told(0.95, 0.5, 0.9), told(0, 0, 0, true), told(0.9, 0.5, 0.96))).toEqual([
    [1, 0, -1],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

test('a suspension that keeps its prices is compared as any other', () => {
  expect(turns(told(0.7, 0.5, 1.2, true), told(0.9, 0.5, 0.96))[0]).toEqual([-1, 0, 1])
})
