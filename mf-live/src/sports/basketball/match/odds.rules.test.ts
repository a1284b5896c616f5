import { makeOddsQuote } from '@saidian/shared/testing'
import { lineMeaning } from './odds.rules'

const quote = (middle: number) => makeOddsQuote({ middle })

test('a handicap is explained and settled by the whole score', () => {
  expect(lineMeaning(quote(5.5), 1, { s: 8, score: [90, 86] })).toEqual([
    '主让5.5分：主队赢6分或以上才算赢',
    '按当前比分 90-86：主队全输，客队全赢',
    '含加时赛。',
  ])
})

test('a total of a finished game', () => {
  expect(lineMeaning(quote(176), 3, { s: 10, score: [90, 86] })[1]).toBe(
    '按最终比分 90-86：走盘，双方退回本金',
  )
})

test('a game that has not begun has no meaning now', () => {
  expect(lineMeaning(quote(5.5), 1, { s: 1, score: null })).toHaveLength(2)
})
