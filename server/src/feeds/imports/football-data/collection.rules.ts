const HOUR = 3600
const DAY = 24 * HOUR
const FRIDAY = 5
const TUESDAY = 2
/** Hour of the day at which opening prices are collected. */
const COLLECTED_AT_HOUR = 15

/**
 * When the opening prices of a match were collected: on the Friday before a match from Friday to
 * Monday, else on the Tuesday before; at the latest an hour before the kick-off. Seconds since
 * 1970.
 */
export function collectedAt(kickoffAt: number): number {
  const midnight = Math.floor(kickoffAt / DAY) * DAY
  const weekday = new Date(midnight * 1000).getUTCDay()
  const collecting = weekday >= TUESDAY && weekday < FRIDAY ? TUESDAY : FRIDAY
  const daysBack = (weekday - collecting + 7) % 7
  return Math.min(midnight - daysBack * DAY + COLLECTED_AT_HOUR * HOUR, kickoffAt - HOUR)
}
