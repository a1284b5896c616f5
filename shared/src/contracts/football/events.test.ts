import fc from 'fast-check'
import { Check } from 'typebox/value'
import {
  makeFeed,
  makeLeague,
  makeMatch,
  makeMatchHeader,
  makeMatchIncident,
  makeMatchIntelligence,
  makeMatchLineup,
  makeOddsLine,
  makeTeam,
  makeTextLine,
} from '../../testing'
import { FootballListEvent, isFootballListEvent, isMatchEvent, MatchEvent } from '.'

const incident = makeMatchIncident()
const { home, injuries } = makeMatchLineup()
const board = {
  serverAt: 1,
  feed: makeFeed(),
  changed: [{ id: 1, score: [1, 0], version: 2 }],
  added: { leagues: [makeLeague()], teams: [makeTeam()], matches: [makeMatch({ id: 2 })] },
  removed: [3],
  incidents: [{ matchId: 1, type: 1, side: 'home', minute: 9, player: null }],
}
const match = {
  serverAt: 1,
  feed: makeFeed(),
  match: { score: [1, 0] },
  correctedAt: 5,
  coverage: makeMatchHeader().coverage,
  incidents: { put: [incident], gone: ['b'] },
  text: { put: [makeTextLine()], gone: [] },
  statistic: [{ half: 0, type: 2, home: 1, away: 3 }],
  trend: [[1, -2]],
  environment: { weather: 1, temperature: '8', humidity: null, pressure: null, wind: null },
  lineup: { home, away: null },
  injuries,
  intelligence: makeMatchIntelligence(),
  odds: [makeOddsLine()],
  ballPositions: [{ at: 1.5, side: 'away', x: 10, y: 20.5, act: 'play' }],
}

describe('an event of the lists', () => {
  it('is valid with all parts, and with its time alone', () => {
    expect(isFootballListEvent(board)).toBe(true)
    expect(isFootballListEvent({ serverAt: 1 })).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['no time', {}],
    ['a score of strings', { serverAt: 1, changed: [{ id: 1, score: ['1', 0] }] }],
    ['a change without an id', { serverAt: 1, changed: [{ s: 2 }] }],
    ['half a match', { serverAt: 1, added: { leagues: [], teams: [], matches: [{ id: 1 }] } }],
    ['a feed without a speed', { serverAt: 1, feed: { ...makeFeed(), speed: undefined } }],
    ['a feed that stands still', { serverAt: 1, feed: makeFeed({ speed: 0 }) }],
    ['an unknown side', { serverAt: 1, incidents: [{ ...board.incidents[0], side: 'left' }] }],
  ])('is rejected: %s', (_, data) => {
    expect(isFootballListEvent(data)).toBe(false)
  })
})

describe('an event of a match', () => {
  it('is valid with all parts, and with its time alone', () => {
    expect(isMatchEvent(match)).toBe(true)
    expect(isMatchEvent({ serverAt: 1 })).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['no clock', {}],
    ['a key of digits', { serverAt: 1, incidents: { put: [{ ...incident, key: 3 }], gone: [] } }],
    ['lines that are no list', { serverAt: 1, text: { put: {}, gone: [] } }],
    ['a momentum of strings', { serverAt: 1, trend: [['a']] }],
    ['injuries of one side', { serverAt: 1, injuries: { home: [] } }],
    ['statistics without figures', { serverAt: 1, statistic: [{ half: 0, type: 2 }] }],
  ])('is rejected: %s', (_, data) => {
    expect(isMatchEvent(data)).toBe(false)
  })
})

it.each([
  ['the lists', FootballListEvent, isFootballListEvent, board],
  ['a match', MatchEvent, isMatchEvent, match],
])('any part of an event of %s may be wrong: the contract decides', (_, schema, isEvent, event) => {
  const parts = Object.entries(event).map(([name, part]) => [
    name,
    fc.oneof(fc.constant(part), fc.anything(), spoiled(part)),
  ])
  fc.assert(
    fc.property(fc.record(Object.fromEntries(parts), { requiredKeys: [] }), (given) => {
      expect(isEvent(given)).toBe(Check(schema, given))
    }),
    { numRuns: 500 },
  )
})

/** The value with something else in one place. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.anything()
  const places = Object.entries(value).map(([name, part]) =>
    spoiled(part).map((other) =>
      Array.isArray(value)
        ? Object.assign([...value], { [name]: other })
        : { ...value, [name]: other },
    ),
  )
  return fc.oneof(fc.anything(), ...places)
}
