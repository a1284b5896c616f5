import fc from 'fast-check'
import { BoardEvent } from '../../contracts/football'
import { makeFeed, makeLeague, makeMatch, makeTeam } from '../../testing'
import { readBoardEvent } from './read-event.rules'

const whole = {
  serverAt: 1,
  feed: makeFeed(),
  changed: [{ id: 1, score: [1, 0], version: 2 }],
  added: { leagues: [makeLeague()], teams: [makeTeam()], matches: [makeMatch({ id: 2 })] },
  removed: [3],
  incidents: [{ matchId: 1, type: 1, side: 'home', minute: 9, player: null }],
}

describe('readBoardEvent', () => {
  it('returns a valid event unchanged', () => {
    expect(readBoardEvent(whole)).toBe(whole)
    expect(readBoardEvent({ serverAt: 1 })).toEqual({ serverAt: 1 })
  })

  it.each([
    ['nothing', null],
    ['no time', {}],
    ['a score of strings', { serverAt: 1, changed: [{ id: 1, score: ['1', 0] }] }],
    ['a change without an id', { serverAt: 1, changed: [{ s: 2 }] }],
    ['half a match', { serverAt: 1, added: { leagues: [], teams: [], matches: [{ id: 1 }] } }],
    ['a feed without a speed', { serverAt: 1, feed: { ...makeFeed(), speed: undefined } }],
    ['an unknown side', { serverAt: 1, incidents: [{ ...whole.incidents[0], side: 'left' }] }],
  ])('rejects %s', (_, data) => {
    expect(readBoardEvent(data)).toBeNull()
  })

  it('never throws for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        readBoardEvent(data)
        readBoardEvent({ serverAt: 1, changed: data, added: data, incidents: data, feed: data })
      }),
    )
  })

  it('checks exactly the fields of the contract', () => {
    const known = ['serverAt', 'feed', 'changed', 'added', 'removed', 'incidents']
    expect(Object.keys(BoardEvent.properties).sort()).toEqual(known.sort())
  })
})
