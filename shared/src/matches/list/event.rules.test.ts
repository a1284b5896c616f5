import fc from 'fast-check'
import { makeFootballList, makeMatch } from '../../testing'
import { footballRules } from '../football/rules'
import { applyEvent } from './event.rules'
import type { MatchList } from './match-list.rules'
import { receiveSnapshot } from './snapshot.rules'

const NOW = 1_770_003_000_000
const context = { now: NOW, delayMs: 0, takesNewMatches: true, rules: footballRules }
const inPlay = (id: number) => makeMatch({ id, s: 2, ot: 1_770_000_000, score: [0, 0], version: 5 })

function listOf(...ids: number[]): MatchList {
  return receiveSnapshot(undefined, makeFootballList(ids.map(inPlay)), context)
}

describe('applyEvent', () => {
  it('changes only the affected match and keeps the other objects', () => {
    const before = listOf(1, 2)
    const after = applyEvent(
      before,
      { serverAt: NOW, changed: [{ id: 1, score: [1, 0], version: 6 }] },
      context,
    )
    expect(after.matches[1]).toEqual({ ...before.matches[1], score: [1, 0], version: 6 })
    expect(after.matches[2]).toBe(before.matches[2])
    expect(after.highlights[1]).toEqual({ side: 'home', at: NOW })
  })

  it('never moves a match backwards, for late, repeated or shuffled messages', () => {
    const versions = fc.shuffledSubarray([6, 7, 8, 9, 10], { minLength: 5 })
    fc.assert(
      fc.property(versions, fc.array(fc.constantFrom(6, 7, 8, 9, 10)), (order, again) => {
        const end = [...order, ...again].reduce(
          (state, version) =>
            applyEvent(
              state,
              { serverAt: NOW, changed: [{ id: 1, score: [version, 0], version }] },
              context,
            ),
          listOf(1),
        )
        expect(end.matches[1]?.score).toEqual([10, 0])
      }),
    )
  })

  it('adds and removes matches in the list of today, but not on a day page', () => {
    const event = {
      serverAt: NOW,
      added: { leagues: [], teams: [], matches: [inPlay(3)] },
      removed: [1],
    }
    expect(Object.keys(applyEvent(listOf(1, 2), event, context).matches)).toEqual(['2', '3'])
    const day = applyEvent(listOf(1, 2), event, { ...context, takesNewMatches: false })
    expect(Object.keys(day.matches)).toEqual(['1', '2'])
  })

  it('returns the same list when nothing changed', () => {
    const before = listOf(1)
    expect(
      applyEvent(before, { serverAt: NOW, changed: [{ id: 9, s: 3, version: 9 }] }, context),
    ).toBe(before)
  })

  it('adds goals and red cards to the alerts with the resulting score', () => {
    const after = applyEvent(
      listOf(1),
      {
        serverAt: NOW,
        changed: [{ id: 1, score: [0, 1], version: 6 }],
        incidents: [
          { matchId: 1, type: 1, side: 'away', minute: 23, player: '李四' },
          { matchId: 1, type: 3, side: 'home', minute: 24, player: null },
        ],
      },
      context,
    )
    expect(after.alerts).toHaveLength(1)
    expect(after.alerts[0]).toMatchObject({
      type: 1,
      side: 'away',
      time: '23′',
      player: '李四',
      score: [0, 1],
    })
  })
})
