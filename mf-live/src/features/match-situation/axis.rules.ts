import type { MatchIncident } from '@saidian/shared/contracts/matches'
import type { SituationView } from './situation-view'

type AxisView = Pick<SituationView, 'incidents' | 'periodMinutes' | 'regularPeriods'>

export type AxisEvent = Pick<MatchIncident, 'key' | 'type'> & {
  side: 'home' | 'away'
  /** Position from the left, 0–1. */
  place: number
}

/** Decisive events on an axis of the regular periods, or of all after more minutes. */
export function axisOf(
  incidents: readonly MatchIncident[],
  { incidents: { byTime, isDecisive }, periodMinutes, regularPeriods }: AxisView,
): {
  length: number
  events: AxisEvent[]
} {
  const regular = sumOf(periodMinutes.slice(0, regularPeriods))
  const isLong = incidents.some(({ minute }) => minute > regular)
  const length = isLong ? sumOf(periodMinutes) : regular
  const events = [...incidents].sort(byTime).flatMap((incident): AxisEvent[] => {
    const { key, type, side, minute } = incident
    if (side === 'none' || !isDecisive(incident)) return []
    return [{ key, type, side, place: Math.min(1, minute / length) }]
  })
  return { length, events }
}

function sumOf(minutes: readonly number[]): number {
  return minutes.reduce((sum, each) => sum + each, 0)
}
