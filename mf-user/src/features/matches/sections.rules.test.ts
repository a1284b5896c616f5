import { makeBasketballMatch, makeMatch } from '@saidian/shared/testing'
import { type MatchEntry, sectionsOf } from './sections.rules'

/** 20:00 in Beijing on a Saturday. */
const NOW = Date.UTC(2026, 10, 21, 12)
const HOUR_S = 3_600

const entry = (id: string, hours: number, s: number | null): MatchEntry => {
  const kickoffAt = NOW / 1000 + hours * HOUR_S
  return {
    sport: 1,
    id,
    title: '',
    kickoffAt,
    shown:
      s === null ? null : { sport: 'football', match: makeMatch({ id: Number(id), kickoffAt, s }) },
  }
}
const shape = (entries: MatchEntry[]) =>
  sectionsOf(entries, NOW).map(({ title, days }) => [
    title,
    days.map(({ day, entries: list }) => [day, ...list.map(({ id }) => id)]),
  ])

test('orders in-play, upcoming by day, then past matches with the latest day first', () => {
  const entries = [
    entry('1', 30, 1),
    entry('2', 1, 1),
    entry('3', -3, 8),
    entry('4', -30, 8),
    entry('5', -1, 4),
    entry('6', -5, 8),
  ]
  expect(shape(entries)).toEqual([
    ['进行中', [['2026-11-21', '5']]],
    [
      '未开始',
      [
        ['2026-11-21', '2'],
        ['2026-11-23', '1'],
      ],
    ],
    [
      '已结束',
      [
        ['2026-11-21', '3', '6'],
        ['2026-11-20', '4'],
      ],
    ],
  ])
})

test('interrupted is in play, postponed is upcoming, abandoned is over', () => {
  expect(shape([entry('1', -1, 10), entry('2', -30, 9), entry('3', -1, 11)])).toEqual([
    ['进行中', [['2026-11-21', '1']]],
    ['未开始', [['2026-11-20', '2']]],
    ['已结束', [['2026-11-21', '3']]],
  ])
})

test('a match without a known state is placed by its kick-off time', () => {
  const entries = [entry('1', 2, null), entry('2', -30, null), entry('3', -30, 42)]
  expect(shape(entries)).toEqual([
    ['未开始', [['2026-11-21', '1']]],
    ['已结束', [['2026-11-20', '2', '3']]],
  ])
})

test('a match without state and time is listed as unknown', () => {
  const unknown = { ...entry('1', 0, null), kickoffAt: null }
  expect(shape([unknown, entry('2', -30, 8)])).toEqual([
    ['已结束', [['2026-11-20', '2']]],
    ['状态未知', [['', '1']]],
  ])
})

test('a game of basketball is placed by the statuses of its sport', () => {
  const game = (id: string, s: number): MatchEntry => ({
    ...entry(id, -1, null),
    sport: 2,
    shown: { sport: 'basketball', match: makeBasketballMatch({ id: Number(id), s }) },
  })
  expect(shape([game('1', 8), game('2', 10), game('3', 13)])).toEqual([
    ['进行中', [['2026-11-21', '1']]],
    ['未开始', [['2026-11-21', '3']]],
    ['已结束', [['2026-11-21', '2']]],
  ])
})
