import type { MatchIncident } from '@saidian/shared/contracts/football'
import { byTime, isDecisive } from '../../match/incident.rules'

const REGULAR_MINUTES = 90
const EXTRA_MINUTES = 120

export type AxisEvent = Pick<MatchIncident, 'key' | 'type'> & {
  side: 'home' | 'away'
  /** Position from the left, 0–1. */
  place: number
}

/** Decisive events on an axis of 90 minutes, or 120 with extra time. */
export function axisOf(incidents: readonly MatchIncident[]): {
  length: number
  events: AxisEvent[]
} {
  const isLong = incidents.some(({ minute }) => minute > REGULAR_MINUTES)
  const length = isLong ? EXTRA_MINUTES : REGULAR_MINUTES
  const events = [...incidents].sort(byTime).flatMap((incident): AxisEvent[] => {
    const { key, type, side, minute } = incident
    if (side === 'none' || !isDecisive(incident)) return []
    return [{ key, type, side, place: Math.min(1, minute / length) }]
  })
  return { length, events }
}
