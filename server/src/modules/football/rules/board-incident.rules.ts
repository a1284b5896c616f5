import type { IncidentRules } from '../../../sports/sport'

/**
 * Incidents that lists announce (codes-and-words 1.4): goal, yellow, red, penalty goal, second
 * yellow, own goal, VAR.
 */
const ANNOUNCED: ReadonlySet<number> = new Set([1, 3, 4, 8, 15, 17, 28])

/** Incidents that wait for the tick: yellow cards. */
const WAITS: ReadonlySet<number> = new Set([3])

export const boardIncidents: IncidentRules = {
  isAnnounced: (type) => ANNOUNCED.has(type),
  isUrgent: (type) => !WAITS.has(type),
}
