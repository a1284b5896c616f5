import { makeMatch, makeMatchHeader } from '@saidian/shared/testing'
import { headerResource } from './header.rules'

const header = makeMatchHeader({ match: makeMatch({ version: 5, ranks: [3, 2], score: [1, 0] }) })
const withEvent = (match: object) => headerResource.apply(header, { serverAt: 1, match })

describe('the header of a match', () => {
  it('applies changed ranks although the version is the same', () => {
    expect(withEvent({ version: 5, ranks: [4, 1] }).match).toMatchObject({
      ranks: [4, 1],
      score: [1, 0],
    })
  })

  it('ignores an older version', () => {
    expect(withEvent({ version: 4, score: [0, 0], ranks: [9, 9] })).toBe(header)
  })

  it('hides a result that is younger than the stream delay', () => {
    const hidden = headerResource.conceal(header, header.match.sourceAt - 1)
    expect(hidden.match).toMatchObject({ score: null, ranks: [3, 2] })
    expect(headerResource.conceal(header, header.match.sourceAt)).toBe(header)
  })
})
