import { makeMatch } from '@saidian/shared/testing'
import { header } from './header'

describe('the header of a football match', () => {
  it('shows half-time and corners, but not during the first half', () => {
    expect(header.factsOf(makeMatch({ s: 4, half: [1, 1], corners: [6, 3] }))).toEqual([
      '半场 1-1',
      '角球 6-3',
    ])
    expect(header.factsOf(makeMatch({ s: 2, half: [1, 0], corners: null }))).toEqual([])
  })

  it('shows 90 minutes and shoot-out after extra time', () => {
    const long = makeMatch({
      s: 8,
      score: [2, 2],
      extra: [3, 3],
      shootout: [4, 3],
      half: null,
      corners: null,
    })
    expect(header.factsOf(long)).toEqual(['90分钟 2-2', '点球 4-3'])
  })
})
