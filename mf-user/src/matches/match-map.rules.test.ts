import { makeFootballList, makeMatch } from '@saidian/shared/testing'
import { afterEvent, matchMapOf, release } from './match-map.rules'
import { type MatchChange, readMatchEvent } from './read-event.rules'

const NOW = 1_795_000_000_000
const list = (given: Parameters<typeof makeMatch>[0] = {}) =>
  makeFootballList(
    [makeMatch({ id: 7, s: 2, score: [1, 0], version: 5, sourceAt: NOW / 1000 - 600, ...given })],
    {
      serverAt: NOW,
      seq: 3,
    },
  )
const makeEvent = (changed: MatchChange[], serverAt = NOW) => ({ serverAt, changed })
const goal: MatchChange = { id: 7, score: [2, 0], version: 6, sourceAt: NOW / 1000 }

test('a goal applies at once, and a change of an older version is ignored', () => {
  const matchMap = matchMapOf([list()], { now: NOW, delayMs: 0 })
  const after = afterEvent(matchMap, makeEvent([goal, { id: 99, version: 1, score: [9, 9] }]), 4, {
    now: NOW,
    delayMs: 0,
  })
  expect(after).toMatchObject({ seq: 4, matches: { 7: { score: [2, 0], s: 2, home: 1 } } })
  expect(after.matches[99]).toBeUndefined()
  const late = afterEvent(after, makeEvent([{ id: 7, score: [1, 0], version: 5 }]), 5, {
    now: NOW,
    delayMs: 0,
  })
  expect(late.matches[7]?.score).toEqual([2, 0])
})

test('a stream delay postpones a goal', () => {
  const delayMs = 60_000
  const matchMap = matchMapOf([list()], { now: NOW, delayMs })
  const after = afterEvent(matchMap, makeEvent([goal]), 4, { now: NOW, delayMs })
  expect(after.matches[7]?.score).toEqual([1, 0])
  const early = release(after, { now: NOW + delayMs - 1, delayMs })
  expect(early).toBe(after)
  expect(release(after, { now: NOW + delayMs, delayMs }).matches[7]?.score).toEqual([2, 0])
  // The user has switched the delay off.
  expect(release(after, { now: NOW, delayMs: 0 }).matches[7]?.score).toEqual([2, 0])
})

test('a match that changed within the delay has no score until the delay passes', () => {
  const delayMs = 60_000
  const matchMap = matchMapOf([list({ sourceAt: NOW / 1000 - 10 })], { now: NOW, delayMs })
  expect(matchMap).toMatchObject({ delayed: { 7: true }, matches: { 7: { score: null } } })
  const after = release(matchMap, { now: NOW + 50_000, delayMs })
  expect(after).toMatchObject({ delayed: {}, matches: { 7: { score: [1, 0] } } })
})

test('after a refetch within the delay, a match stays as it was shown', () => {
  const delayMs = 60_000
  const before = matchMapOf([list()], { now: NOW, delayMs })
  const fresh = list({ score: [2, 0], version: 6, sourceAt: NOW / 1000 - 10 })
  const after = matchMapOf([fresh], { now: NOW, delayMs }, before)
  expect(after).toMatchObject({ delayed: {}, matches: { 7: { score: [1, 0] } } })
  expect(release(after, { now: NOW + 50_000, delayMs }).matches[7]?.score).toEqual([2, 0])
})

test('the clock offset corrects the clock of this device', () => {
  const matchMap = matchMapOf([list()], { now: NOW - 3_600_000, delayMs: 0 })
  expect(matchMap.clockOffsetMs).toBe(3_600_000)
})

test('lists read together take the position of the oldest list', () => {
  const [one, other] = [list(), makeFootballList([makeMatch({ id: 8 })], { seq: 2, serverAt: NOW })]
  const matchMap = matchMapOf([one, other], { now: NOW, delayMs: 0 })
  expect(matchMap.seq).toBe(2)
  expect(Object.keys(matchMap.matches)).toEqual(['7', '8'])
})

test.each([
  ['an array as data', []],
  ['no time', { changed: [] }],
  ['a change without an id', { serverAt: NOW, changed: [{ score: [1, 0] }] }],
  ['a score of three', { serverAt: NOW, changed: [{ id: 7, score: [1, 0, 2] }] }],
  ['a score that is text', { serverAt: NOW, changed: [{ id: 7, score: '1-0' }] }],
  ['an object as the list of changes', { serverAt: NOW, changed: { id: 7 } }],
  ['a feed without a clock', { serverAt: NOW, feed: { speed: 0 } }],
  ['a null as a new match', { serverAt: NOW, added: { matches: [null] } }],
])('an event with %s is rejected', (_, data) => expect(readMatchEvent(data)).toBeNull())

test('reads the shown fields of changed and added matches from a valid event', () => {
  const data = {
    serverAt: NOW,
    changed: [{ id: 7, s: 3, corners: [1, 2], version: 9 }],
    added: { leagues: [], teams: [], matches: [makeMatch({ id: 8, version: 2 })] },
    removed: [4],
  }
  const event = readMatchEvent(data)
  expect(event?.changed[0]).toEqual({ id: 7, s: 3, version: 9 })
  expect(event?.changed[1]).toMatchObject({ id: 8, s: 1, version: 2, score: null })
})
