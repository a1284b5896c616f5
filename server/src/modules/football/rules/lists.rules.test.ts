import fc from 'fast-check'
import { leagueRow } from '../../../sports/fixtures/board-rows'
import { applyChange, changeOf } from '../../../sports/lists/board/board-change.rules'
import { boardRange, isOnBoard } from '../../../sports/lists/board/board-membership.rules'
import { filterGroups } from '../../../sports/lists/filter/filter-groups.rules'
import { boardMatch } from '../fixtures/board-rows'
import { EVENING } from '../fixtures/messages'
import { football } from '../sport'
import { footballListTypes } from './list-type.rules'

const { test: listTypeTest, live: LIVE_TYPES } = footballListTypes

const HOUR = 3600
const pair = fc.option(fc.tuple(fc.nat(5), fc.nat(5)), { nil: null })
const anyMatch = fc
  .record({
    s: fc.nat(14),
    score: pair,
    red: pair,
    half: pair,
    varCheck: fc.boolean(),
    kickoffAt: fc.nat(3),
  })
  .map((given) => boardMatch(1, given))

test('a change turns the old row into the new one and has only changed fields', () => {
  fc.assert(
    fc.property(anyMatch, anyMatch, (before, after) => {
      const change = changeOf(football.rows, before, after)
      if (change === null) return expect(before).toEqual(after)
      expect(applyChange(before, change)).toEqual(after)
      for (const [name, value] of Object.entries(change)) {
        if (name !== 'id') expect(Reflect.get(before, name)).not.toEqual(value)
      }
    }),
  )
})

test('the sports day is from 10:00 to 10:00 in Beijing', () => {
  const noon = (EVENING - 8 * HOUR) * 1000
  const notStarted = (kickoffAt: number) =>
    isOnBoard(football, boardMatch(1, { s: 1, kickoffAt }), noon)
  const ten = EVENING - 10 * HOUR
  expect([ten - 1, ten, ten + 24 * HOUR - 1, ten + 24 * HOUR].map(notStarted)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('before 10:00 the list is that of yesterday', () => {
  const nine = EVENING + 13 * HOUR
  expect(isOnBoard(football, boardMatch(1, { s: 8, sourceAt: EVENING }), nine * 1000)).toBe(true)
  expect(
    isOnBoard(football, boardMatch(1, { s: 1, kickoffAt: nine + 2 * HOUR }), nine * 1000),
  ).toBe(false)
})

test('a match still in play after 12 hours leaves the list', () => {
  const dayStart = EVENING + 14 * HOUR
  expect(
    isOnBoard(football, boardMatch(1, { s: 4, kickoffAt: dayStart - 11 * HOUR }), dayStart * 1000),
  ).toBe(true)
  expect(
    isOnBoard(football, boardMatch(1, { s: 4, kickoffAt: dayStart - 13 * HOUR }), dayStart * 1000),
  ).toBe(false)
})

test('every match on the list is within the range that is read for it', () => {
  const times = fc.integer({ min: EVENING - 3 * 86_400, max: EVENING + 3 * 86_400 })
  fc.assert(
    fc.property(times, times, times, fc.nat(14), (now, kickoffAt, sourceAt, s) => {
      fc.pre(isOnBoard(football, boardMatch(1, { kickoffAt, sourceAt, s }), now * 1000))
      const { from, to } = boardRange(football, now * 1000)
      expect(kickoffAt >= from && kickoffAt < to).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('the tabs list the statuses by their codes', () => {
  const statuses = Array.from({ length: 15 }, (_, s) => s)
  const listed = (type: number) =>
    statuses.filter((s) => listTypeTest(type)?.({ match: boardMatch(1, { s }), level: 2 }))
  expect(listed(0)).toEqual(statuses)
  expect(listed(1)).toEqual([2, 3, 4, 5, 6, 7])
  expect(listed(2)).toEqual([1])
  expect(listed(3)).toEqual([8])
  expect(listed(4)).toEqual([])
  expect(listed(9)).toEqual([8, 11, 12])
  expect([...listed(8), ...listed(9)].sort((one, other) => one - other)).toEqual(statuses)
  expect([...LIVE_TYPES].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(listTypeTest(10)).toBeUndefined()
})

test('an abandoned match is a result until it has a new date, then it is to come', () => {
  const listed = (kickoffAt: number) => {
    const match = boardMatch(1, { s: 11, sourceAt: EVENING + 2 * HOUR, kickoffAt })
    return [8, 9].filter((type) => listTypeTest(type)?.({ match, level: 2 }))
  }
  expect(listed(EVENING)).toEqual([9])
  expect(listed(EVENING + 24 * HOUR)).toEqual([8])
})

test('a match is in the tab of a lottery if it has a number there', () => {
  const lotteries = [
    undefined,
    {},
    { jc: '周六001' },
    { bd: '12' },
    { zc: '3' },
    { jc: '周六002', zc: '4' },
  ]
  const listed = (type: number) => {
    return lotteries.filter((lottery) => {
      return listTypeTest(type)?.({
        match: boardMatch(1, { s: 1, ...(lottery && { lottery }) }),
        level: 1,
      })
    })
  }
  expect(listed(5)).toEqual([{ jc: '周六001' }, { jc: '周六002', zc: '4' }])
  expect(listed(6)).toEqual([{ bd: '12' }])
  expect(listed(7)).toEqual([{ zc: '3' }, { jc: '周六002', zc: '4' }])
})

test('the filter page lists each league once, by letter, the heaviest first', () => {
  const leagues = new Map([
    [1, leagueRow(1, { letter: 'Y', weight: 74 })],
    [2, leagueRow(2, { letter: 'D' })],
    [3, leagueRow(3, { letter: 'Y', weight: 100 })],
    [4, leagueRow(4, { letter: 'A' })],
  ])
  const matches = [1, 1, 2, 3, 1].map((li, index) => boardMatch(index, { li }))
  const groups = filterGroups(football.rows, matches, leagues)
  expect(
    groups.map(({ letter, countList }) => [
      letter,
      countList.map(({ leagueId, count }) => [leagueId, count]),
    ]),
  ).toEqual([
    ['D', [[2, 1]]],
    [
      'Y',
      [
        [3, 1],
        [1, 3],
      ],
    ],
  ])
})

test('the filter page counts the matches of each lottery, without abnormal ones', () => {
  const matches = [
    boardMatch(1, { lottery: { jc: '周六001', bd: '3' } }),
    boardMatch(2, { lottery: { jc: '周六002', zc: '1' } }),
    boardMatch(3),
    boardMatch(4, { s: 0, lottery: { jc: '周六003' } }),
  ]
  const [group] = filterGroups(football.rows, matches, new Map([[1, leagueRow(1)]]))
  expect(group?.countList).toMatchObject([
    { leagueId: 1, count: 3, lottery: { jc: 2, bd: 1, zc: 1 } },
  ])
})
