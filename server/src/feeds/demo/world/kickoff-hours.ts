/** Kick-off times by region in Beijing time, the usual ones first. */
const HOURS: Record<string, string> = {
  britain: '23:00 03:45 20:30 01:30 04:00 22:00 21:00 00:30 03:00 20:00',
  iberia: '03:00 04:00 23:15 01:30 21:00 02:00 22:15 00:30 20:00 04:15',
  europe: '22:30 02:45 21:30 03:00 00:00 01:45 01:00 19:30 20:30 03:45',
  bosporus: '00:00 01:00 21:30 22:30 19:00 20:00 01:45 18:30 23:00 19:30',
  nordic: '22:00 01:00 21:00 20:00 23:30 02:00 19:00',
  gulf: '01:00 22:50 23:35 00:40 21:15 02:00 20:30',
  nile: '23:00 01:00 21:30 02:00 22:00 00:00 03:00 19:30',
  iran: '21:00 22:30 20:00 23:15 19:15 18:30 00:00',
  china: `
    19:35 20:00 15:30 19:00 15:00 17:00 14:30 16:00 18:00 14:00 16:30 15:15 17:30 18:30 18:15
    13:45 14:15 16:15 16:45`,
  japan: `
    13:00 18:00 14:00 12:00 17:00 18:30 16:00 15:00 13:30 12:30 17:30 11:00 14:30 15:30 16:30
    11:30 18:15 17:15 13:45 16:45 15:45 12:15 14:15`,
  chinayouth: '15:00 16:00 10:00 14:00 14:30 15:30 16:30 10:30 13:30 09:30 17:00',
  india: '22:00 19:30 20:00 18:00 17:30',
  steppe:
    '20:00 19:00 18:00 17:00 16:00 18:30 16:30 17:30 19:30 21:00 15:30 18:15 18:05 17:15 16:15',
  siberia: `
    20:00 19:00 17:00 16:00 18:00 15:00 14:00 21:00 16:30 17:30 18:30 13:30 15:30 22:00 18:15
    17:15 16:15 14:15 13:45`,
  korea: `
    13:00 15:30 18:30 18:00 14:00 16:00 12:30 14:30 13:30 15:00 17:00 17:30 16:30 18:15 13:45
    15:45 14:15 16:45`,
  indochina: '19:00 20:00 18:00 17:00 16:30 17:30 16:00 18:15 19:15 16:15 15:30 18:05 16:45 17:15',
  australia: `
    16:35 13:00 14:00 16:00 15:00 12:00 17:45 11:00 17:30 13:15 14:30 12:30 15:30 11:30 12:15
    17:00 16:15 10:30 10:45 13:45 14:15 16:45 15:45 15:15`,
  newzealand: `
    11:00 10:00 09:00 12:00 10:30 14:00 08:00 09:30 11:30 13:00 12:30 10:15 10:45 09:45 12:15
    11:15`,
  unitedstates: `
    07:40 08:30 09:30 10:30 11:30 07:00 04:30 06:00 10:00 02:30 09:40 08:00 11:00 11:40 10:15
    05:00 09:45 10:45 08:45`,
  mexico: `
    09:00 11:00 10:00 07:00 11:10 10:30 08:00 06:00 12:00 09:30 07:30 10:15 11:30 08:15 10:45
    09:45 08:45`,
  andes: '07:00 09:00 05:00 08:10 06:00 04:00 09:30 10:00 08:30 07:45 06:30 05:30 09:15',
  brazil:
    '06:00 07:30 05:00 08:30 03:00 08:00 04:00 05:30 07:00 22:00 06:30 04:30 03:30 07:45 05:15',
}

const QUARTER = 15

const MINUTES = new Map(Object.entries(HOURS).map(([region, times]) => [region, minutesOf(times)]))

/**
 * Minutes from midnight of times such as `23:00 03:45`, then minutes a quarter of an hour beside
 * each for days that need more.
 */
export function minutesOf(times: string): number[] {
  const usual = times.trim().split(/\s+/).map(minuteOfDay)
  return [
    ...new Set([
      ...usual,
      ...usual.flatMap((minute) => [minute + QUARTER, minute - QUARTER].map(inDay)),
    ]),
  ]
}

function inDay(minute: number): number {
  return (minute + 1440) % 1440
}

function minuteOfDay(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Kick-off times in minutes from Beijing midnight. Throws for an unknown region. */
export function kickoffHours(region: string): number[] {
  const minutes = MINUTES.get(region)
  if (!minutes) throw new Error(`no kick-off hours for region ${region}`)
  return minutes
}
