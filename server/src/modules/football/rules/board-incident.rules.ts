/**
 * Incidents that lists announce (codes-and-words 1.4): goal, yellow, red, penalty goal, second
 * yellow, own goal, VAR.
 */
const ANNOUNCED: ReadonlySet<number> = new Set([1, 3, 4, 8, 15, 17, 28])

/** Incidents that wait for the tick: yellow cards. */
const WAITS: ReadonlySet<number> = new Set([3])

export function isAnnounced(type: number): boolean {
  return ANNOUNCED.has(type)
}

export function isUrgentIncident(type: number): boolean {
  return !WAITS.has(type)
}
