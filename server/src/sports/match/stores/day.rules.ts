/** Whether a date `yyyy-MM-dd` is a day of the calendar; null is valid. */
export function isDayOrNull(date: string | null): boolean {
  if (date === null) return true
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}
