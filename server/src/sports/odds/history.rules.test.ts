import { type PlainQuote, withMovements } from './history.rules'

const quote = (left: number, middle: number, right: number, suspended = false): PlainQuote => {
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
const movements = (...newestFirst: PlainQuote[]) =>
  withMovements(newestFirst).map(({ turn }) => turn)

test('each quotation is compared with the one before it, the first with none', () => {
  expect(movements(quote(0.8, 0.75, 1.1), quote(0.9, 0.5, 1.1), quote(0.9, 0.75, 1))).toEqual([
    [-1, 1, 0],
    [0, -1, 1],
    [0, 0, 0],
  ])
  expect(movements()).toEqual([])
})

test('prices missing during a suspension neither fall nor rise afterwards', () => {
  expect(movements(quote(0.95, 0.5, 0.9), quote(0, 0, 0, true), quote(0.9, 0.5, 0.96))).toEqual([
    [1, 0, -1],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

test('a suspended quotation with prices is compared', () => {
  expect(movements(quote(0.7, 0.5, 1.2, true), quote(0.9, 0.5, 0.96))[0]).toEqual([-1, 0, 1])
})
