import type { DueMatch } from './due.repository'
import { createReadiness } from './readiness'

const NOW = Date.UTC(2026, 10, 23, 12)
const at = (seconds: number) => NOW + seconds * 1_000

/** A match that ended some seconds before `NOW`. */
function due(given: Partial<DueMatch> = {}, endedSecondsAgo = 5): DueMatch {
  const endedAt = NOW / 1_000 - endedSecondsAgo
  return {
    matchId: 1,
    kind: 'report',
    facts: '5/128',
    kickoffAt: endedAt - 6_900,
    endedAt,
    isDetailed: true,
    isSeasonStored: true,
    isWritten: false,
    ...given,
  }
}

test('a report waits until two looks find the same data', () => {
  const { isReady } = createReadiness()
  expect(isReady(due(), at(0))).toBe(false)
  expect(isReady(due({ facts: '6/129' }), at(5))).toBe(false)
  expect(isReady(due({ facts: '6/129' }), at(10))).toBe(true)
})

test('a report without scorers waits for them, but less than a minute', () => {
  const { isReady } = createReadiness()
  const match = due({ isDetailed: false })
  expect(isReady(match, at(0))).toBe(false)
  expect(isReady(match, at(30))).toBe(false)
  expect(isReady(match, at(36))).toBe(true)
})

test('an old match is written at once, and waits shortly for the results of its season', () => {
  const { isReady } = createReadiness()
  expect(isReady(due({}, 7_200), at(0))).toBe(true)
  const early = due({ matchId: 2, isSeasonStored: false }, 7_200)
  expect(isReady(early, at(0))).toBe(false)
  expect(isReady(early, at(20))).toBe(false)
  expect(isReady(early, at(26))).toBe(true)
})

test('a preview waits longer for the results that it is about', () => {
  const { isReady } = createReadiness()
  const preview = due({ kind: 'preview', isSeasonStored: false })
  expect([0, 30, 90, 101].map((second) => isReady(preview, at(second)))).toEqual([
    ...[false, false, false, true],
  ])
})

test('a match that could not be written is tried again after a minute', () => {
  const { isReady, fail } = createReadiness()
  const match = due({}, 7_200)
  expect(isReady(match, at(0))).toBe(true)
  fail(match, at(0))
  expect(isReady(match, at(30))).toBe(false)
  expect(isReady(match, at(61))).toBe(true)
})
