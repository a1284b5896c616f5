/**
 * Days are numbered from 1970; sports day D runs from 10:00 Beijing time of that calendar date to
 * 10:00 of the next.
 */
const DAY_SECONDS = 86_400
const TEN_IN_BEIJING = 2 * 3600

export function sportsDayOf(seconds: number): number {
  return Math.floor((seconds - TEN_IN_BEIJING) / DAY_SECONDS)
}

export function sportsDayStart(day: number): number {
  return day * DAY_SECONDS + TEN_IN_BEIJING
}

/**
 * `minuteOfDay` counts from midnight in Beijing; times before 10:00 belong to the following
 * calendar date.
 */
export function instantOn(day: number, minuteOfDay: number): number {
  return sportsDayStart(day) + ((minuteOfDay - 600 + 1440) % 1440) * 60
}

export function dayNumber(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / 1000 / DAY_SECONDS
}

export function isoDate(day: number): string {
  return new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10)
}
