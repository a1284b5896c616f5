import type { BasketballMatch } from '../../../contracts/basketball'
import { isInPlay, periodText, QUARTERS, quarterOf } from '../../../lib/basketball'
import type { RowFact, RowOptions } from '../../row/sport-view'

type Pair = readonly [number, number]

/** Points of both sides in each period that has begun. */
function periodPoints({ homePoints, awayPoints }: BasketballMatch): Pair[] {
  return (homePoints ?? []).map((home, index) => [home, awayPoints?.[index] ?? 0])
}

/** Below the teams: points by quarter, then those of the overtimes; nothing while hidden. */
export function rowFacts(match: BasketballMatch, { hidesScore }: RowOptions): RowFact[] {
  const facts: RowFact[] = hidesScore ? [] : periodFacts(match)
  return match.neutral ? [...facts, { text: '中立场' }] : facts
}

function periodFacts(match: BasketballMatch): RowFact[] {
  const points = periodPoints(match)
  const facts = points.slice(0, QUARTERS).map((pair, index) => ({
    label: periodText(index + 1),
    text: pair.join('-'),
    isLive: isPlaying(match) && index === points.length - 1,
  }))
  return [...facts, ...overtimeFact(match, points.slice(QUARTERS))]
}

/** All overtimes in one fact, so that four of them fit into the row. */
function overtimeFact(match: BasketballMatch, points: readonly Pair[]): RowFact[] {
  if (points.length === 0) return []
  const sum = points.reduce<Pair>(
    (total, [home, away]) => [total[0] + home, total[1] + away],
    [0, 0],
  )
  const name = points.length === 1 ? '加' : `加${points.length}`
  return [{ label: '加时', text: `${name} ${sum.join('-')}`, isLive: isPlaying(match) }]
}

/** Whether a period is being played: not in a break. */
function isPlaying({ s }: BasketballMatch): boolean {
  return isInPlay(s) && (quarterOf(s) === null || s % 2 === 0)
}
