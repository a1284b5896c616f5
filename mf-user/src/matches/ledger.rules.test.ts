import { receive, receiveReply, release } from '@saidian/shared/follow'
import { makeFootballList, makeMatch } from '@saidian/shared/testing'
import { ledgerOf, ledgerPart } from './ledger.rules'
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

const position = { epoch: 'e', seq: 4 }
const at = (now: number, delayMs = 0) => ({ now, delayMs })
const first = (given: Parameters<typeof list>[0], reception: ReturnType<typeof at>) =>
  receiveReply(ledgerPart, undefined, ledgerOf([list(given)]), reception)

test('a goal is in the ledger at once, and what is told of an older version changes nothing', () => {
  const event = told([goal, { id: 99, version: 1, score: [9, 9] }])
  const after = receive(ledgerPart, first({}, at(NOW)), { ...position, event }, at(NOW))
  expect(after).toMatchObject({ seq: 4, shown: { matches: { 7: { score: [2, 0], s: 2, home: 1 } } } })
  expect(after.shown.matches[99]).toBeUndefined()
  const older = told([{ id: 7, score: [1, 0], version: 5 }])
  const late = receive(ledgerPart, after, { ...position, seq: 5, event: older }, at(NOW))
  expect(late.shown.matches[7]?.score).toEqual([2, 0])
})

test('a match that changed within the delay is held without a score until the delay has passed', () => {
  const delayMs = 60_000
  const ledger = first({ sourceAt: NOW / 1000 - 10 }, at(NOW, delayMs))
  expect(ledger.shown).toMatchObject({ held: { 7: true }, matches: { 7: { score: null } } })
  const after = release(ledgerPart, ledger, at(NOW + delayMs, delayMs))
  expect(after.shown).toMatchObject({ held: {}, matches: { 7: { score: [1, 0] } } })
})

test('a match that is young holds no other match back', () => {
  const lists = [list(), makeFootballList([makeMatch({ id: 8, sourceAt: NOW / 1000 - 10, score: [3, 0] })])]
  const concealed = ledgerPart.conceal(ledgerOf(lists), NOW / 1000 - 60)
  expect(concealed).toMatchObject({
    held: { 8: true },
    matches: { 7: { score: [1, 0] }, 8: { score: null } },
  })
  expect(ledgerPart.conceal(ledgerOf([list()]), NOW / 1000 - 60)).toEqual(ledgerOf([list()]))
})

test('lists that were read together stand where the oldest of them stands', () => {
  const [one, other] = [list(), makeFootballList([makeMatch({ id: 8 })], { seq: 2, serverAt: NOW })]
  const ledger = ledgerOf([one, other])
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
