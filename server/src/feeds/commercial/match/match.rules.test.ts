import { quoteOf } from '../details/quotes.rules'
import type { IncidentRecord, StateRecord } from '../records'
import { quoteFrom } from '../rows'
import { incidentsOf, isUnderReview } from './incidents.rules'
import { minuteOf } from './minute.rules'
import { goesBack, stateOf } from './state.rules'

const record = (status: number, home: number[], away: number[]): StateRecord => ({
  status,
  halfKickoffAt: 0,
  home,
  away,
})
const options = { before: null, toOurs: (seconds: number) => seconds, varCheck: false }

describe('the state of a match', () => {
  it('has no score before kick-off and no half-time score before half-time', () => {
    const zeros = [0, 0, 0, 0, -1, 0, 0]
    expect(stateOf(record(1, zeros, zeros), options)).toMatchObject({
      score: null,
      corners: null,
      half: null,
    })
    expect(stateOf(record(2, zeros, zeros), options)).toMatchObject({
      score: [0, 0],
      half: null,
      corners: null,
      yellow: [0, 0],
      extra: null,
      shootout: null,
    })
    expect(stateOf(record(3, zeros, zeros), options).half).toEqual([0, 0])
  })

  it('includes the score of 90 minutes in extra time until the end', () => {
    const during = stateOf(record(5, [1, 0, 0, 0, 3, 0, 0], [1, 1, 0, 0, 3, 0, 0]), options)
    expect(during.extra).toEqual([1, 1])
    const old = stateOf(record(6, [1, 0, 0, 0, 3, 2, 0], [1, 1, 0, 0, 3, 1, 0]), options)
    expect(old).toMatchObject({ status: 5, extra: [2, 1] })
    // 0-0 after 120 minutes may also mean no extra time.
    const zeros = [0, 0, 0, 0, 0, 0, 0]
    const before = stateOf(record(5, zeros, zeros), options)
    expect(stateOf(record(8, zeros, zeros), { ...options, before }).extra).toEqual([0, 0])
    expect(stateOf(record(8, zeros, zeros), options).extra).toBeNull()
    const kicks = stateOf(record(7, zeros, zeros), { ...options, before })
    expect(kicks.shootout).toEqual([0, 0])
  })

  it('leaves missing values unchanged and is empty for a match that is not started', () => {
    const before = stateOf(record(4, [1, 1, 0, 2, 4, 0, 0], [0, 0, 0, 0, 3, 0, 0]), options)
    const next = stateOf(record(4, [1, 1, 0, 2, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]), {
      ...options,
      before,
    })
    expect(next.corners).toEqual([4, 3])
    expect(goesBack(before, next)).toBe(false)
    const restarted = stateOf(record(1, [0, 0, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]), {
      ...options,
      before,
    })
    expect(restarted).toMatchObject({ status: 1, score: null, half: null })
    expect(goesBack(before, restarted)).toBe(true)
  })

  it('goes back with a cancelled goal and after the end, not after an interruption', () => {
    const of = (status: number, goals: number) =>
      stateOf(record(status, [goals, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]), options)
    expect(goesBack(of(4, 2), of(4, 1))).toBe(true)
    expect(goesBack(of(8, 2), of(4, 2))).toBe(true)
    expect(goesBack(of(10, 2), of(4, 2))).toBe(false)
    expect(goesBack(of(2, 0), of(4, 1))).toBe(false)
  })
})

const incident = (
  type: number,
  position: 0 | 1 | 2,
  minute: number,
  addedMinute: number | null = null,
) => ({
  type,
  position,
  minute,
  addedMinute,
  player: null,
  other: null,
  score: null,
  reason: null,
  varReason: null,
  varResult: null,
})
const keysOf = (records: IncidentRecord[]) => incidentsOf(records, (id) => id).map(({ key }) => key)

describe('incidents of a match', () => {
  it('are numbered by type and side in order of time', () => {
    expect(
      keysOf([incident(1, 1, 60), incident(1, 1, 45, 2), incident(1, 1, 45), incident(3, 2, 9)]),
    ).toEqual(['3-away-01', '1-home-01', '1-home-02', '1-home-03'])
  })

  it('have the kicks of a shoot-out in their order', () => {
    const kicks = Array.from({ length: 12 }, (_, n) =>
      incident(n % 3 ? 29 : 30, n % 2 ? 1 : 2, 120),
    )
    const converted = incidentsOf(kicks, (id) => id)
    expect(converted.map(({ type }) => type)).toEqual(kicks.map(({ type }) => type))
    const keys = converted.map(({ key }) => key)
    expect(keys.toSorted()).toEqual(keys)
  })

  it('are under review until the review has a result', () => {
    const review = { ...incident(28, 1, 60), varResult: 0 }
    expect(isUnderReview([incident(1, 1, 59), review])).toBe(true)
    expect(isUnderReview([review, incident(9, 1, 61)])).toBe(false)
    expect(isUnderReview([{ ...review, varResult: 2 }])).toBe(false)
  })
})

test.each([
  ["45+2'", { minute: 45, addedMinute: 2 }],
  [61, { minute: 61, addedMinute: null }],
  ['', null],
  ['HT', null],
  ['-3', null],
])('the minute %p', (text, minute) => {
  expect(minuteOf(text)).toEqual(minute)
})

describe('a quotation', () => {
  const change = [1_795_348_000, '61', '0.80,-0.5,1.05,1', 4]
  const given = { matchId: 5, companyId: '2', kind: 'asia', change, score: '2-1' }
  const read = { matchKey: (id: string) => `m/${id}`, toOurs: (seconds: number) => seconds }

  it('has our sign of the line for both signs of vendors', () => {
    const quote = quoteFrom(given)
    if (!quote) throw new Error('not read')
    expect(quoteOf(quote, { ...read, handicapSign: 1 })).toEqual({
      matchKey: 'm/5',
      companyId: 2,
      type: 1,
      at: 1_795_348_000,
      minute: 61,
      addedMinute: null,
      left: 0.8,
      middle: -0.5,
      right: 1.05,
      status: 4,
      suspended: true,
      score: [2, 1],
    })
    expect(quoteOf(quote, { ...read, handicapSign: -1 }).middle).toBe(0.5)
    const level = quoteFrom({ ...given, change: [1, '', '0.9,0,0.9,0', 1], score: '' })
    if (!level) throw new Error('not read')
    const converted = quoteOf(level, { ...read, handicapSign: -1 })
    expect(converted).toMatchObject({ middle: 0, minute: null, score: null, suspended: false })
    expect(Object.is(converted.middle, 0)).toBe(true)
    const goals = quoteFrom({ ...given, kind: 'bs', change: [1, '', '0.9,2.5,0.9,0', 1] })
    expect(goals && quoteOf(goals, { ...read, handicapSign: -1 }).middle).toBe(2.5)
  })

  it.each([
    ['a company without number', { companyId: 'x' }],
    ['another kind', { kind: 'zz' }],
    ['no change', { change: null }],
    ['three fields', { change: change.slice(0, 3) }],
    ['a price in words', { change: [1, '', '0.9,big,0.9,0', 1] }],
    ['no flag', { change: [1, '', '0.9,1,0.9', 1] }],
    ['a missing price', { change: [1, '', ',1,0.9,0', 1] }],
    ['no time', { change: [0, '', '0.9,1,0.9,0', 1] }],
  ])('with %s is null', (_what, change) => {
    expect(quoteFrom({ ...given, ...change })).toBeNull()
  })
})
