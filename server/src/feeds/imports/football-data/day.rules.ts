const PATTERNS: [RegExp, (found: RegExpExecArray) => [year: string, month: string, day: string]][] =
  [
    [/^(\d{4})-(\d{2})-(\d{2})$/, ([, year = '', month = '', day = '']) => [year, month, day]],
    [
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      ([, day = '', month = '', year = '']) => [year, month, day],
    ],
    [
      /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/,
      ([, day = '', month = '', year = '']) => [centuryOf(year), month, day],
    ],
  ]
/** The first season of the site is of 1993. */
const FIRST_YEAR = 93

/** `16/08/2024`, `16/08/24` and `2024-08-16` become `2024-08-16`; null for anything else. */
export function isoDate(text: string): string | null {
  for (const [pattern, parts] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const [year, month, day] = parts(found)
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const instant = Date.parse(`${date}T00:00:00Z`)
    return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date
      ? null
      : date
  }
  return null
}

function centuryOf(year: string): string {
  return `${Number(year) >= FIRST_YEAR ? '19' : '20'}${year}`
}

/**
 * First days of seasons that did not begin in July. In 2020 the season before ran into August, in
 * Italy until 2 August, after the next one had begun in Scotland.
 */
const LATE_STARTS: Record<string, { usual: string; byArea: Record<string, string> }> = {
  '2020': { usual: '2020-08-08', byArea: { sco: '2020-07-31' } },
}

/** Season, from July to June, of a day in the European leagues of an area such as `eng`. */
export function seasonOfDay(date: string, areaKey = ''): string {
  const year = date.slice(0, 4)
  const late = LATE_STARTS[year]
  const start = late?.byArea[areaKey] ?? late?.usual ?? `${year}-07-01`
  const from = date >= start ? Number(year) : Number(year) - 1
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}
