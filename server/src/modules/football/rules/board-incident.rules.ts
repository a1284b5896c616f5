import type { FeedIncident } from '../../../feeds/feed'

/**
 * Incidents that lists announce (codes-and-words 1.4): goal, yellow, red, penalty goal, second
 * yellow, own goal, VAR.
 */
const ANNOUNCED: ReadonlySet<number> = new Set([1, 3, 4, 8, 15, 17, 28])

/** Incidents that wait for the tick: yellow cards. */
const WAITS: ReadonlySet<number> = new Set([3])

/** Older incidents are not announced: a feed that catches up after a pause announces nothing. */
const FRESH_S = 30

export function isAnnounced(incident: FeedIncident, saidAt: number, nowMs: number): boolean {
  return ANNOUNCED.has(incident.type) && saidAt >= nowMs / 1000 - FRESH_S
}

export function isUrgentIncident(type: number): boolean {
  return !WAITS.has(type)
}
