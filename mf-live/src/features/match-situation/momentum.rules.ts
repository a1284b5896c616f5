import type { ChartData } from '@saidian/shared/charts'
import type { MatchIncident } from '@saidian/shared/contracts/matches'
import type { SituationView } from './situation-view'

type MomentumView = Pick<SituationView, 'incidents' | 'periodMinutes' | 'regularPeriods'>

export type Moments = {
  data: ChartData
  /** Minute of the match at each column. */
  minutes: readonly number[]
}

/**
 * Momentum as one column per minute. Each period has its full length plus its added time. Columns
 * of the future are empty, so that the axis does not move during the match.
 */
export function momentsOf(
  trend: readonly (readonly number[])[],
  incidents: readonly MatchIncident[],
  { periodMinutes, regularPeriods, incidents: { isScore, scoreLabel } }: MomentumView,
): Moments {
  const minutes: number[] = []
  const labels: string[] = []
  const values: (number | null)[] = []
  const dividers: number[] = []
  const periods = Math.max(regularPeriods, trend.length)
  let start = 0
  for (let period = 0; period < periods; period++) {
    const played = trend[period] ?? []
    const length = periodMinutes[period] ?? periodMinutes.at(-1) ?? 0
    if (period > 0) dividers.push(minutes.length)
    for (let place = 0; place < Math.max(length, played.length); place++) {
      const isAdded = place >= length
      minutes.push(start + Math.min(place, length - 1) + 1)
      labels.push(isAdded ? `${start + length}+${place - length + 1}′` : `${start + place}′`)
      values.push(played[place] ?? null)
    }
    start += length
  }
  const markers = incidents.filter(isScore).flatMap(({ side, minute, addedMinute, player }) => {
    const index = columnOf(minutes, minute, addedMinute)
    return side === 'none' || index < 0 ? [] : [{ index, side, name: player ?? scoreLabel }]
  })
  return { data: { labels, series: [{ name: '攻势', values }], markers, dividers }, minutes }
}

/**
 * Column of a minute. Added time counts on from the last minute of its period; -1 if the minute is
 * not on the axis.
 */
export function columnOf(
  minutes: readonly number[],
  minute: number,
  addedMinute: number | null,
): number {
  const column = minutes.indexOf(minute)
  if (column < 0 || !addedMinute) return column
  return Math.min(minutes.lastIndexOf(minute), column + addedMinute)
}
