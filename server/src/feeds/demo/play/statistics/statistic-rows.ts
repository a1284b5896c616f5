import type { FeedStatistic } from '../../../feed'

/** Counters of a match; the statistics of codes-and-words 1.4 and 1.5 follow from them. */
export const COUNTED = [
  'corners',
  'yellow',
  'red',
  'attacks',
  'dangerous',
  'onTarget',
  'goalShots',
  'offTarget',
  'blocked',
  'fouls',
  'offsides',
  'fastBreaks',
  'passes',
  'passesWon',
  'possession',
] as const
export type Counted = (typeof COUNTED)[number]

type CountOf = (counted: Counted, side: 0 | 1) => number
type Rule = (count: CountOf, side: 0 | 1, rival: 0 | 1) => number

const RULES: readonly (readonly [type: number, rule: Rule])[] = [
  [2, (count, side) => count('corners', side)],
  [3, (count, side) => count('yellow', side)],
  [4, (count, side) => count('red', side)],
  [5, (count, side) => count('offsides', side)],
  // A foul or offside is a free kick of the other side, a shot off target a goal kick.
  [6, (count, _, rival) => count('fouls', rival) + count('offsides', rival)],
  [7, (count, _, rival) => count('offTarget', rival)],
  [21, (count, side) => count('onTarget', side)],
  [22, (count, side) => count('offTarget', side)],
  [23, (count, side) => count('attacks', side)],
  [24, (count, side) => count('dangerous', side)],
  [37, (count, side) => count('blocked', side)],
  [40, (count, side) => count('passes', side)],
  [41, (count, side) => count('passesWon', side)],
  [51, (count, side) => count('fouls', side)],
  // A shot on target that is no goal was saved.
  [52, (count, _, rival) => count('onTarget', rival) - count('goalShots', rival)],
  [70, (count, side) => count('fastBreaks', side)],
  [
    83,
    (count, side) => count('onTarget', side) + count('offTarget', side) + count('blocked', side),
  ],
]
const POSSESSION = 25

export function statisticRows(half: 0 | 1 | 2, count: CountOf): FeedStatistic[] {
  const rows = RULES.map(([type, rule]) => ({
    type,
    half,
    home: rule(count, 0, 1),
    away: rule(count, 1, 0),
  }))
  const homeShare = count('possession', 0)
  const all = homeShare + count('possession', 1)
  if (all === 0) return rows
  const home = Math.round((100 * homeShare) / all)
  return [...rows, { type: POSSESSION, half, home, away: 100 - home }]
}
