import { makeOddsQuote } from '@saidian/shared/testing'
import { lineMeaning } from './odds.rules'

const none = { status: 1, score: null, corners: null }

describe('a quotation of football', () => {
  it('is explained with its settlement at the current score', () => {
    const quote = makeOddsQuote({ middle: 0.75 })
    expect(lineMeaning(quote, 1, { status: 4, score: [1, 0], corners: null })).toEqual([
      '主让半球/一球：主队净胜2球以上全赢，赢1球赢半',
      '按当前比分 1-0：主队赢半，客队输半',
    ])
    expect(lineMeaning(quote, 1, none)).toHaveLength(1)
    expect(lineMeaning(quote, 2, { status: 8, score: [1, 0], corners: null })).toEqual([])
  })

  it.each([
    [2, '按当前'],
    [5, '按90分钟'],
    [7, '按90分钟'],
    [8, '按最终'],
    [10, '按当前'],
  ])('in status %p names the score it settles on', (status, when) => {
    const sentences = lineMeaning(makeOddsQuote({ middle: 0.5 }), 1, {
      status,
      score: [1, 0],
      corners: null,
    })
    expect(sentences[1]).toBe(`${when}比分 1-0：主队全赢，客队全输`)
  })

  it.each([0, 1, 9, 11, 12, 13, 42])('in status %p is explained without a score', (status) => {
    expect(
      lineMeaning(makeOddsQuote({ middle: 0.5 }), 1, { status, score: [1, 0], corners: null }),
    ).toHaveLength(1)
  })

  it('counts corners for a line of corners', () => {
    const quote = makeOddsQuote({ middle: 9.5 })
    expect(lineMeaning(quote, 4, { status: 8, score: [0, 0], corners: [6, 4] })[1]).toBe(
      '按最终角球 6-4：大全赢，小全输',
    )
  })

  it('in play counts only later goals', () => {
    const quote = makeOddsQuote({ middle: 0, minute: 60, score: [1, 0] })
    expect(lineMeaning(quote, 1, { status: 4, score: [1, 0], corners: null })[1]).toBe(
      '按当前比分 1-0（滚球从 1-0 起算）：走盘，双方退回本金',
    )
  })
})
