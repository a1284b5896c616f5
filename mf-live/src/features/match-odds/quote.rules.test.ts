import { makeOddsLine, makeOddsQuote } from '@saidian/shared/testing'
import { odds } from '../../sports/football/match/odds'
import { kindOf } from './odds-view'
import { againstOpening, currentQuote, quoteTexts } from './quote.rules'

describe('a quotation', () => {
  it('is truncated to two decimals', () => {
    expect(
      quoteTexts(makeOddsQuote({ left: 0.869, middle: 0.75, right: 1 }), kindOf(odds, 1)).map(
        ({ text }) => text,
      ),
    ).toEqual(['0.86', '半/一', '1.00'])
  })

  it('shows figures for goals and corners, and a price for 1X2', () => {
    expect(quoteTexts(makeOddsQuote({ middle: 2.75 }), kindOf(odds, 3))[1]?.text).toBe('2.5/3')
    expect(quoteTexts(makeOddsQuote({ middle: 3.4 }), kindOf(odds, 2))[1]?.text).toBe('3.40')
  })

  it('has no value in the middle where its kind has none', () => {
    const withoutDraw = { columns: ['主胜', null, '客胜'], middleText: String } as const
    const texts = quoteTexts(makeOddsQuote({ left: 1.5, middle: 0, right: 2.6 }), withoutDraw)
    expect(texts.map(({ label, text }) => `${label} ${text}`)).toEqual(['主胜 1.50', '客胜 2.60'])
  })

  it('is compared in the table with the opening quotation', () => {
    const opening = makeOddsQuote({ left: 1.06, middle: 0.75, right: 0.8 })
    const now = makeOddsQuote({ left: 0.89, middle: 1, right: 0.8, turn: [1, 0, -1] })
    expect(againstOpening(now, opening).turn).toEqual([-1, 1, 0])
    expect(againstOpening(now, null).turn).toEqual([0, 0, 0])
    expect(againstOpening(now, makeOddsQuote({ suspended: true })).turn).toEqual([0, 0, 0])
  })

  it('in play wins over the pre-match one', () => {
    const inplay = makeOddsQuote({ minute: 30 })
    expect(currentQuote(makeOddsLine({ inplay }))).toBe(inplay)
    expect(currentQuote(makeOddsLine({ opening: null, prematch: null }))).toBeNull()
  })
})
