import { faultFinderOf } from '@saidian/shared/contracts/validation'
import fc from 'fast-check'
import type { FeedMessage } from '../feed'
import { FeedMatch, FeedMatchState, FeedMessageHead, FeedQuote } from '.'
import { notStarted } from './match'

const incident = {
  key: 'a/1',
  type: 1,
  side: 'home',
  minute: 12,
  addedMinute: null,
  player: '林远',
  otherPlayer: null,
  score: [1, 0],
}
const match = {
  revision: 1,
  at: 1_700_000_000,
  state: notStarted(),
  incidents: [incident],
  withdrawn: ['a/2'],
  statistics: [{ type: 25, half: 0, home: 55, away: 45 }],
}
const quote = {
  matchKey: 'a',
  companyId: 3,
  type: 1,
  at: 1_700_000_000,
  minute: null,
  addedMinute: null,
  left: 0.9,
  middle: 0.25,
  right: 0.95,
  status: 1,
  suspended: false,
  score: null,
}
const examples = [
  ['a match', faultFinderOf(FeedMatch), match],
  ['a state', faultFinderOf(FeedMatchState), notStarted()],
  ['a quotation', faultFinderOf(FeedQuote), quote],
] as const

describe.each(examples)('%s', (_, faultOf, example) => {
  it('is valid, also with fields of a newer feed', () => {
    expect(faultOf(example)).toBeNull()
    expect(faultOf({ ...example, later: 1 })).toBeNull()
  })

  it.each(Object.keys(example))('is rejected by the name of its wrong %s', (field) => {
    expect(faultOf({ ...example, [field]: Number.NaN })).toBe(field)
  })

  it('may be anything without an exception', () => {
    const fields = Object.entries(example).map(([name, value]) => [
      name,
      fc.oneof(fc.constant(value), fc.anything()),
    ])
    const spoiled = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoiled), (value) => {
        const fault = faultOf(value)
        expect(
          fault === null || fault === 'value' || Object.hasOwn(example, fault.split('.')[0] ?? ''),
        ).toBe(true)
      }),
    )
  })
})

it('a code that a source invents is no fault', () => {
  const invented = { ...incident, reason: '手球', varResult: -1 }
  expect(faultFinderOf(FeedMatch)({ ...match, incidents: [invented] })).toBeNull()
})

it('every kind of message may reach its store', () => {
  const lists = { leagues: [], teams: [], seasons: [], fixtures: [], quotes: [] }
  const games = { home: [], away: [], shots: [] }
  const kinds: Record<FeedMessage['kind'], true> = {
    catalogue: true,
    fixtures: true,
    match: true,
    players: true,
    lineup: true,
    text: true,
    trend: true,
    facts: true,
    injuries: true,
    odds: true,
    lottery: true,
    ballPositions: true,
    box: true,
    shots: true,
    flow: true,
  }
  const headFault = faultFinderOf(FeedMessageHead)
  for (const kind of Object.keys(kinds))
    expect([kind, headFault({ kind, at: 1, issues: [], entries: [], ...lists, ...games })]).toEqual(
      [kind, null],
    )
})
