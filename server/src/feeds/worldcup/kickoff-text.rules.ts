import { instantIn } from '../openfootball'

/** Names of zones in the files; CET stands for the clocks of the day, summer time or not. */
const ZONES: Record<string, string | undefined> = { CET: 'Europe/Berlin', CEST: 'Europe/Berlin' }
const NO_TIME = '12:00'

/** Kick-off of `18:00 UTC+3`, `20:45 CET` or, in the zone of the tournament, `19:00`; null when it cannot be read. */
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
  const ahead = Number(hours) * 3600 * (sign === '-' ? -1 : 1)
  return instant === null ? null : instant - ahead
}
