const PATTERNS: [RegExp, (found: RegExpExecArray) => [year: string, month: string, day: string]][] = [
  [/^(\d{4})-(\d{2})-(\d{2})$/, ([, year = '', month = '', day = '']) => [year, month, day]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, ([, day = '', month = '', year = '']) => [year, month, day]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{2})$/, ([, day = '', month = '', year = '']) => [centuryOf(year), month, day]],
]
/** The site begins in 1993. */
const FIRST_YEAR = 93

/** `16/08/2024`, `16/08/24` and `2024-08-16` as the last of them; null for anything else. */
export function isoDate(text: string): string | null {
  for (const [pattern, parts] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const [year, month, day] = parts(found)
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const instant = Date.parse(`${date}T00:00:00Z`)
    return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date ? null : date
  }
  return null
}

function centuryOf(year: string): string {
  return `${Number(year) >= FIRST_YEAR ? '19' : '20'}${year}`
}

/** Season of European leagues in which a day lies: from July to June. */
export function seasonOfDay(date: string): string {
  const [year = '', month = ''] = date.split('-')
  const from = Number(month) >= 7 ? Number(year) : Number(year) - 1
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}
