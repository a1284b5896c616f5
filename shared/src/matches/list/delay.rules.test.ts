import fc from 'fast-check'
import { makeFootballList, makeMatch } from '../../testing'
import { footballRules } from '../football/rules'
import { receive, release } from './delay.rules'
import { receiveSnapshot } from './snapshot.rules'

const SECOND = 1000
const NOW = 1_770_003_000_000
const at = (ms: number, delayMs: number) => ({
  now: ms,
  delayMs,
  takesNewMatches: true,
  rules: footballRules,
})
const seq = (seq: number) => ({ epoch: 'e1', seq })
const goal = (serverAt: number, version: number) => ({
  serverAt,
  changed: [{ id: 1, score: [version, 0] as [number, number], version }],
})
const list = (changedSecondsAgo: number, score: [number, number] = [0, 0]) =>
  makeFootballList(
    [makeMatch({ s: 2, score, version: 1, sourceAt: NOW / SECOND - changedSecondsAgo })],
    {
      serverAt: NOW,
    },
  )

describe('the stream delay', () => {
  it('shows every event at once without a delay', () => {
    const state = receive(
      receiveSnapshot(undefined, list(0), at(NOW, 0)),
      goal(NOW, 2),
      seq(1),
      at(NOW, 0),
    )
    expect(state.matches[1]?.score).toEqual([2, 0])
    expect(state.pending).toEqual([])
  })

  it('delays a goal by the chosen time, then shows and marks it', () => {
    const start = receiveSnapshot(undefined, list(600), at(NOW, 30 * SECOND))
    const received = receive(start, goal(NOW, 2), seq(1), at(NOW, 30 * SECOND))
    expect(received.matches[1]?.score).toEqual([0, 0])
    expect(release(received, at(NOW + 29 * SECOND, 30 * SECOND)).matches[1]?.score).toEqual([0, 0])
    const later = release(received, at(NOW + 30 * SECOND, 30 * SECOND))
    expect(later.matches[1]?.score).toEqual([2, 0])
    expect(later.highlights[1]?.side).toBe('home')
  })

  it('hides a recent state without a known earlier one until the delay has passed', () => {
    const state = receiveSnapshot(undefined, list(10, [3, 0]), at(NOW, 60 * SECOND))
    expect(state.delayed[1]).toBe(true)
    expect(state.matches[1]?.score).toBeNull()
    const later = release(state, at(NOW + 50 * SECOND, 60 * SECOND))
    expect(later.delayed[1]).toBeUndefined()
    expect(later.matches[1]?.score).toEqual([3, 0])
  })

  it('keeps the shown state when a new snapshot contains a recent goal', () => {
    const start = receiveSnapshot(undefined, list(600), at(NOW, 60 * SECOND))
    const next = makeFootballList(
      [makeMatch({ s: 2, score: [1, 0], version: 2, sourceAt: NOW / SECOND - 5 })],
      { serverAt: NOW },
    )
    const again = receiveSnapshot(start, next, at(NOW, 60 * SECOND))
    expect(again.matches[1]?.score).toEqual([0, 0])
    expect(again.delayed[1]).toBeUndefined()
    expect(release(again, at(NOW + 55 * SECOND, 60 * SECOND)).matches[1]?.score).toEqual([1, 0])
  })

  it('applies the feed state without delay', () => {
    const start = receiveSnapshot(undefined, list(600), at(NOW, 60 * SECOND))
    const feed = { ...start.feed, aliveAt: 1_770_003_000 }
    expect(receive(start, { serverAt: NOW, feed }, seq(1), at(NOW, 60 * SECOND)).feed).toEqual(feed)
  })

  it('never shows an event early and finally shows all of them', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), steps, (delaySeconds, gaps) => {
        const delayMs = delaySeconds * SECOND
        let now = NOW
        let state = receiveSnapshot(undefined, list(600), at(now, delayMs))
        const sentAt = [NOW]
        for (const [index, gap] of gaps.entries()) {
          now += gap * SECOND
          sentAt.push(now)
          state = receive(state, goal(now, index + 2), seq(index + 1), at(now, delayMs))
          const shown = state.matches[1]?.version ?? 1
          if (shown > 1) expect(sentAt[shown - 1]).toBeLessThanOrEqual(now - delayMs)
        }
        expect(release(state, at(now + delayMs, delayMs)).matches[1]?.version).toBe(gaps.length + 1)
      }),
    )
  })
})
