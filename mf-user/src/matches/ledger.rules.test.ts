import { makeFootballList, makeMatch } from '@saidian/shared/testing'
import { afterEvent, ledgerOf, release } from './ledger.rules'
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
const told = (changed: MatchChange[], serverAt = NOW) => ({ serverAt, changed })
const goal: MatchChange = { id: 7, score: [2, 0], version: 6, sourceAt: NOW / 1000 }

test('a goal is in the ledger at once, and what is told of an older version changes nothing', () => {
  const ledger = ledgerOf([list()], { now: NOW, delayMs: 0 })
  const after = afterEvent(ledger, told([goal, { id: 99, version: 1, score: [9, 9] }]), 4, {
    now: NOW,
    delayMs: 0,
  })
  expect(after).toMatchObject({ seq: 4, matches: { 7: { score: [2, 0], s: 2, home: 1 } } })
  expect(after.matches[99]).toBeUndefined()
  const late = afterEvent(after, told([{ id: 7, score: [1, 0], version: 5 }]), 5, {
    now: NOW,
    delayMs: 0,
  })
  expect(late.matches[7]?.score).toEqual([2, 0])
})

test('with a stream delay a goal waits for the picture', () => {
  const delayMs = 60_000
  const ledger = ledgerOf([list()], { now: NOW, delayMs })
  const after = afterEvent(ledger, told([goal]), 4, { now: NOW, delayMs })
  expect(after.matches[7]?.score).toEqual([1, 0])
  const early = release(after, { now: NOW + delayMs - 1, delayMs })
  expect(early).toBe(after)
  expect(release(after, { now: NOW + delayMs, delayMs }).matches[7]?.score).toEqual([2, 0])
  // The delay was switched off meanwhile.
  expect(release(after, { now: NOW, delayMs: 0 }).matches[7]?.score).toEqual([2, 0])
})

test('a match that changed within the delay is held without a score until the delay has passed', () => {
  const delayMs = 60_000
  const ledger = ledgerOf([list({ sourceAt: NOW / 1000 - 10 })], { now: NOW, delayMs })
  expect(ledger).toMatchObject({ current: { 7: true }, matches: { 7: { score: null } } })
  const after = release(ledger, { now: NOW + 50_000, delayMs })
  expect(after).toMatchObject({ current: {}, matches: { 7: { score: [1, 0] } } })
})

test('read anew with a delay, a match stays as it was shown', () => {
  const delayMs = 60_000
  const before = ledgerOf([list()], { now: NOW, delayMs })
  const fresh = list({ score: [2, 0], version: 6, sourceAt: NOW / 1000 - 10 })
  const after = ledgerOf([fresh], { now: NOW, delayMs }, before)
  expect(after).toMatchObject({ current: {}, matches: { 7: { score: [1, 0] } } })
  expect(release(after, { now: NOW + 50_000, delayMs }).matches[7]?.score).toEqual([2, 0])
})

test('the clock is the server’s, whatever this device believes', () => {
  const ledger = ledgerOf([list()], { now: NOW - 3_600_000, delayMs: 0 })
  expect(ledger.clockOffsetMs).toBe(3_600_000)
})

test('lists that were read together stand where the oldest of them stands', () => {
  const [one, other] = [list(), makeFootballList([makeMatch({ id: 8 })], { seq: 2, serverAt: NOW })]
  const ledger = ledgerOf([one, other], { now: NOW, delayMs: 0 })
  expect(ledger.seq).toBe(2)
  expect(Object.keys(ledger.matches)).toEqual(['7', '8'])
})

test.each([
  ['no object', []],
  ['no time', { changed: [] }],
  ['a change without an id', { serverAt: NOW, changed: [{ score: [1, 0] }] }],
  ['a score of three', { serverAt: NOW, changed: [{ id: 7, score: [1, 0, 2] }] }],
  ['a score that is text', { serverAt: NOW, changed: [{ id: 7, score: '1-0' }] }],
  ['changes that are no list', { serverAt: NOW, changed: { id: 7 } }],
  ['a feed without a clock', { serverAt: NOW, feed: { speed: 0 } }],
  ['a new match that is none', { serverAt: NOW, added: { matches: [null] } }],
])('an event with %s is none', (_, data) => expect(readMatchEvent(data)).toBeNull())

test('of an event that is whole, what the page shows is read, also of matches that are new on the board', () => {
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
