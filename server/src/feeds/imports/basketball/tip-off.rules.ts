import { instantIn } from '../openfootball'

/** Most games of the NBA begin between 19:00 and 20:00 of the home team. */
const USUAL_TIME = '19:30'

/** Tip-off of a game of which only the day is known: the usual evening hour of the home team. */
export function usualTipOff(day: string, zone: string): number | null {
  return instantIn(zone, day, USUAL_TIME)
}

/** Tip-off at a time such as `8:12 PM` in the east of America. */
export function easternTipOff(day: string, time: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ([AP])M$/.exec(time.trim()) ?? []
  if (!hour || !minute) return null
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return instantIn('America/New_York', day, `${hours}:${minute}`)
}
