import { makeLeague, makeMatch } from '@saidian/shared/testing'
import { occasion, scoreFacts } from './header-facts.rules'

const SATURDAY_21 = Date.parse('2026-11-21T21:00:00+08:00')
const match = makeMatch({ kickoffAt: SATURDAY_21 / 1000, round: '第12轮' })
const league = makeLeague({ shortZh: '英超' })

describe('the head of a match', () => {
  it('names league, round, day and time', () => {
    expect(occasion(match, league, SATURDAY_21 - 86_400_000)).toBe('英超 第12轮 · 周六 21:00')
  })

  it('names the date of a match that is far away', () => {
    expect(occasion(match, league, SATURDAY_21 + 30 * 86_400_000)).toBe(
      '英超 第12轮 · 2026-11-21 21:00',
    )
  })

  it('leaves out a league and a round that nobody knows', () => {
    expect(occasion({ ...match, round: '' }, undefined, SATURDAY_21)).toBe('周六 21:00')
  })

  it('tells half-time and corners, and not the half that is being played', () => {
    expect(scoreFacts(makeMatch({ s: 4, half: [1, 1], corners: [6, 3] }))).toEqual([
      '半场 1-1',
      '角球 6-3',
    ])
    expect(scoreFacts(makeMatch({ s: 2, half: [1, 0], corners: null }))).toEqual([])
  })

  it('tells the 90 minutes and the shoot-out of a match that went on', () => {
    const long = makeMatch({
      s: 8,
      score: [2, 2],
      extra: [3, 3],
      shootout: [4, 3],
      half: null,
      corners: null,
    })
    expect(scoreFacts(long)).toEqual(['90分钟 2-2', '点球 4-3'])
  })
})
