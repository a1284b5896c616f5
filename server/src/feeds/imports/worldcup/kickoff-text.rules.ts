import { instantIn } from '../openfootball'

/** Zone names of the files; CET includes summer time. */
const ZONES: Record<string, string | undefined> = { CET: 'Europe/Berlin', CEST: 'Europe/Berlin' }
const NO_TIME = '12:00'

/** Kick-off for `18:00 UTC+3`, `20:45 CET` or `19:00` in `usualZone`; null if unreadable. */
export function kickoffOf(
  date: string,
  time: string | undefined,
  usualZone: string,
): number | null {
  const [clock = NO_TIME, zone] = (time ?? '').split(' ').filter((part) => part !== '')
  if (zone === undefined) return instantIn(usualZone, date, clock)
  const [, sign, hours] = /^UTC([+-])(\d{1,2})$/.exec(zone) ?? []
  if (hours === undefined) {
    const named = ZONES[zone]
    return named === undefined ? null : instantIn(named, date, clock)
  }
  const instant = instantIn('UTC', date, clock)
  const offset = Number(hours) * 3600 * (sign === '-' ? -1 : 1)
  return instant === null ? null : instant - offset
}
