import fc from 'fast-check'
import type { FootballListEvent, FootballMatch } from '../../contracts/football'
import { makeFeed, makeFootballList, makeMatch } from '../../testing'
import { footballRules } from '../football/rules'
import { receive, release } from './delay.rules'
import type { MatchList } from './match-list.rules'
import { receiveSnapshot } from './snapshot.rules'

const NOW = 1_770_003_000_000
const LONG_AGO = NOW / 1000 - 600
const today = { now: NOW, delayMs: 0, takesNewMatches: true, rules: footballRules }
const dayPage = { ...today, takesNewMatches: false }
const inPlay = (version: number, given: Partial<FootballMatch> = {}) =>
  makeMatch({ s: 2, score: [version, 0], version, sourceAt: LONG_AGO, ...given })
const list = (seq: number, matches: FootballMatch[], epoch = 'e1') =>
  makeFootballList(matches, { epoch, seq, serverAt: NOW, feed: makeFeed({ aliveAt: seq }) })
const afterEvent = (
  state: MatchList,
  seq: number,
  event: Partial<FootballListEvent>,
  context = today,
) => receive(state, { serverAt: NOW, ...event }, { epoch: 'e1', seq }, context)
const goal = (version: number, id = 1) => ({
  changed: [{ id, score: [version, 0] as [number, number], version }],
})

describe('a list that is loaded again', () => {
  it('keeps an event that overtook the reply', () => {
    const shown = afterEvent(
      receiveSnapshot(undefined, list(100, [inPlay(5)]), today),
      101,
      goal(6),
    )
    const again = receiveSnapshot(shown, list(100, [inPlay(5)]), today)
    expect(again).toMatchObject({ seq: 101, matches: { 1: { score: [6, 0], version: 6 } } })
    expect(again.matches[1]).toBe(shown.matches[1])
  })

  it('neither restores a removed match nor loses an added one', () => {
    const first = receiveSnapshot(undefined, list(100, [inPlay(5), inPlay(5, { id: 2 })]), today)
    const added = { leagues: [], teams: [], matches: [inPlay(1, { id: 3 })] }
    const shown = afterEvent(first, 101, { added, removed: [2], feed: makeFeed({ aliveAt: 101 }) })
    const again = receiveSnapshot(shown, list(100, [inPlay(5), inPlay(5, { id: 2 })]), today)
    expect(Object.keys(again.matches)).toEqual(['1', '3'])
    expect(again.feed.aliveAt).toBe(101)
  })

  it('keeps newer states on a day page and shows matches added to the day', () => {
    const shown = afterEvent(
      receiveSnapshot(undefined, list(100, [inPlay(5)]), dayPage),
      101,
      goal(6),
      dayPage,
    )
    const again = receiveSnapshot(shown, list(99, [inPlay(5), inPlay(1, { id: 2 })]), dayPage)
    expect(again.matches).toMatchObject({ 1: { version: 6 }, 2: { version: 1 } })
  })

  it('keeps the newer match if the reply is older than its position', () => {
    const shown = afterEvent(
      receiveSnapshot(undefined, list(100, [inPlay(5)]), dayPage),
      101,
      goal(6),
      dayPage,
    )
    const again = receiveSnapshot(shown, list(105, [inPlay(5), inPlay(1, { id: 2 })]), dayPage)
    expect(again).toMatchObject({ seq: 105, matches: { 1: { version: 6 }, 2: { version: 1 } } })
  })

  it('removes matches that a newer reply lacks', () => {
    const first = receiveSnapshot(undefined, list(100, [inPlay(5), inPlay(5, { id: 2 })]), today)
    const again = receiveSnapshot(first, list(105, [inPlay(8)]), today)
    expect(again).toMatchObject({ seq: 105, matches: { 1: { version: 8 } } })
    expect(again.matches[2]).toBeUndefined()
    expect(again.highlights[1]?.side).toBe('home')
  })

  it('accepts lower numbers in a new epoch', () => {
    const first = receiveSnapshot(undefined, list(100, [inPlay(5)]), today)
    expect(receiveSnapshot(first, list(1, [inPlay(2)], 'e2'), today)).toMatchObject({
      epoch: 'e2',
      seq: 1,
      matches: { 1: { version: 2 } },
    })
  })

  it('shows pending events and alerts after the stream delay', () => {
    const slow = { ...today, delayMs: 30_000 }
    const incidents = [{ matchId: 1, type: 1, side: 'home' as const, minute: 12, player: null }]
    for (const seq of [100, 105]) {
      const first = receiveSnapshot(undefined, list(100, [inPlay(5)]), slow)
      const shown = afterEvent(first, 101, { ...goal(6), incidents }, slow)
      const again = receiveSnapshot(shown, list(seq, [inPlay(5)]), slow)
      expect(again.matches[1]?.score).toEqual([5, 0])
      const later = release(again, { ...slow, now: NOW + 30_000 })
      expect(later.matches[1]?.score).toEqual([6, 0])
      expect(later.alerts).toMatchObject([{ matchId: 1, score: [6, 0] }])
    }
  })

  it('never goes back for any order of replies and events', () => {
    const step = fc.record({ isAnswer: fc.boolean(), lateBy: fc.nat(4) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let seq = 100
        let state = receiveSnapshot(undefined, list(seq, [inPlay(seq)]), today)
        for (const { isAnswer, lateBy } of steps) {
          const version = state.matches[1]?.version ?? 0
          const answered = Math.max(100, seq - lateBy)
          if (isAnswer) state = receiveSnapshot(state, list(answered, [inPlay(answered)]), today)
          else state = afterEvent(state, ++seq, goal(seq))
          expect(state.matches[1]?.version).toBeGreaterThanOrEqual(version)
          expect(state.seq).toBe(seq)
        }
        expect(state.matches[1]?.version).toBe(seq)
      }),
    )
  })
})
