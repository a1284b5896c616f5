const WEEKDAY = String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,?\s+)?`
const MONTH_FIRST = new RegExp(
  `^${WEEKDAY}(\\p{Lu}\\p{Ll}{2})\\p{Ll}*[/ ](\\d{1,2})(?:,?\\s+(\\d{4}))?$`,
  'u',
)
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}(\\d{1,2})[./ ]+(\\p{Lu}\\p{Ll}{2})\\p{Ll}*\\.?(?:\\s+(\\d{4}))?$`,
  'u',
)
/** First letters of the months in English and German. */
const MONTHS = 'jan;feb;mar mär;apr;may mai;jun;jul;aug;sep;oct okt;nov;dec dez'.split(';')
/** Month in which a season begins with qualifying. */
const SUMMER = 6
/** A month so much before the last one belongs to the next year. */
const HALF_YEAR = 6

type Day = { month: number; day: string; year: string | null }

/** `Wed Sep/14 2011`, `[Tue Jul/10]`, `May/4`, `Tue 10 Sep`. */
export function isDay(text: string): boolean {
  return dayOf(text) !== null
}

function dayOf(text: string): Day | null {
  const bare = text.replace(/^[[(]\s*|\s*[\])]$/g, '')
  const [, name = '', day = '', year = null] = MONTH_FIRST.exec(bare) ?? []
  if (name !== '') return withMonth(name, day, year)
  const [, number = '', month = '', ofYear = null] = DAY_FIRST.exec(bare) ?? []
  return number === '' ? null : withMonth(month, number, ofYear)
}

function withMonth(name: string, day: string, year: string | null): Day | null {
  const month = MONTHS.findIndex((names) => names.split(' ').includes(name.toLowerCase())) + 1
  return month === 0 ? null : { month, day, year }
}

/**
 * Dates of the days of one file. The year comes from the last day with a year or from the season.
 */
export function createCalendar(season: string) {
  let year: number | null = null
  let before = 0
  let first = firstYear(season)
  return {
    /** `UEFA Champions League 2018/19` */
    enterSeason(title: string): void {
      first ??= firstYear(title)
    },
    /** `yyyy-MM-dd`; null for a day without a year. */
    dateOf(text: string): string | null {
      const found = dayOf(text)
      if (found === null) return null
      const { month, day } = found
      if (found.year !== null) year = Number(found.year)
      else if (year === null && first !== null) year = month >= SUMMER ? first.from : first.to
      else if (year !== null && before - month >= HALF_YEAR) year += 1
      before = month
      return year === null ? null : `${year}-${`${month}`.padStart(2, '0')}-${day.padStart(2, '0')}`
    },
  }
}

/** `2018/19`, `1960-61` or `2026`. */
function firstYear(text: string): { from: number; to: number } | null {
  const [, from, to] = /\b(\d{4})(?:[-/_](\d{2,4}))?\b/.exec(text) ?? []
  if (from === undefined) return null
  return { from: Number(from), to: to === undefined ? Number(from) : Number(from) + 1 }
}
