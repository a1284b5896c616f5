const BEIJING_OFFSET_MS = 8 * 3600_000
const DAY_MS = 86_400_000

/** Parts of a moment as a Beijing wall clock shows it. Beijing has no daylight saving time. */
export type WallClock = {
  year: number
  /** 1–12 */
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
  /** 0 Sunday – 6 Saturday */
  weekDay: number
}

/** What a clock in Beijing shows at `ms` since 1970. */
export function beijingClock(ms: number): WallClock {
  const shifted = new Date(ms + BEIJING_OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    millisecond: shifted.getUTCMilliseconds(),
    weekDay: shifted.getUTCDay(),
  }
}

/** Beijing calendar day of a moment (ms since 1970) as `yyyy-MM-dd`. */
export function beijingDate(ms: number): string {
  return new Date(ms + BEIJING_OFFSET_MS).toISOString().slice(0, 10)
}

/** First millisecond of the Beijing day that holds `ms`. */
export function beijingMidnight(ms: number): number {
  return Math.floor((ms + BEIJING_OFFSET_MS) / DAY_MS) * DAY_MS - BEIJING_OFFSET_MS
}

/** Beijing day `days` after (or before) a `yyyy-MM-dd`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** When a sports day begins in Beijing: the last match of the night is over by then. */
const DAY_BORDER_HOUR = { football: 10, basketball: 15 } as const

type DaySport = keyof typeof DAY_BORDER_HOUR

/**
 * When a saved league filter ends (ms since 1970): football at 10:00, basketball at 15:00 Beijing
 * time, today when that is still to come, else tomorrow: 10 or 34, 15 or 39 hours after midnight
 * (product-spec 4).
 */
export function filterExpiresAt(nowMs: number, sport: DaySport): number {
  const today = beijingMidnight(nowMs) + DAY_BORDER_HOUR[sport] * 3600_000
  return nowMs < today ? today : today + DAY_MS
}

/**
 * Start of the sports day that holds `ms`: lists turn over at 10:00 in Beijing for football, at
 * 15:00 for basketball.
 */
export function sportsDayStart(ms: number, sport: DaySport): number {
  const dayBorder = DAY_BORDER_HOUR[sport] * 3600_000
  return beijingMidnight(ms - dayBorder) + dayBorder
}
