import { readLeagueNames } from '../../catalogue'

const ZONES = new Map(readLeagueNames().map(({ key, zone }) => [key, zone]))

/** Time of a match if the file has only its day. */
export const USUAL_TIME = '15:00'

/** Time zone of the kick-off times of a league; null for an unknown league. */
export function zoneOf(leagueKey: string): string | null {
  return ZONES.get(leagueKey) || null
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Seconds since 1970 of a local time in a zone; null for an unreadable date or time. */
export function instantIn(zone: string, date: string, time: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{1,2}:\d{2}$/.test(time)) return null
  const wall = Date.parse(`${date}T${time.padStart(5, '0')}:00Z`)
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return null
  // Computed twice: the first guess may be on the other side of a change to or from summer time.
  let instant = wall - offsetAt(zone, wall)
  instant = wall - offsetAt(zone, instant)
  return instant / 1000
}

/** Offset of the zone from UTC in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const part = '2-digit' as const
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
  })
  formats.set(zone, format)
  return format
}
