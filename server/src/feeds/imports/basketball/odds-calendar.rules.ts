/** The day (`yyyy-MM-dd`) of a cell such as `1016`; null for an unreadable one. */
export type DayOf = (cell: string) => string | null

/** The first game of a season is in this month or later, or in the year after its first. */
const FIRST_MONTH = 7

/** Rows of one week may be out of order; more than this before the last day is the next year. */
const MAX_BACK_MS = 30 * 86_400_000

/**
 * Days of a file of odds, which has month and day only: `1016` is 16 October. The rows are in the
 * order of the games, which gives the year: the season of 2019-20 went on from July to October of
 * its second year.
 */
export function createOddsCalendar(firstYear: number): DayOf {
  let last: number | null = null
  return (cell) => {
    const [, month = '', day = ''] = /^(\d{1,2})(\d{2})$/.exec(cell) ?? []
    const [first, second] = [firstYear, firstYear + 1].map((year) =>
      instantOf(year, Number(month), Number(day)),
    )
    const isOfFirst: boolean =
      last === null ? Number(month) >= FIRST_MONTH : (first ?? 0) >= last - MAX_BACK_MS
    const found: number | null = (isOfFirst ? first : second) ?? null
    if (found === null) return null
    last = found
    return new Date(found).toISOString().slice(0, 10)
  }
}

/** Null for a day that the year does not have. */
function instantOf(year: number, month: number, day: number): number | null {
  const instant = Date.UTC(year, month - 1, day)
  return new Date(instant).getUTCMonth() === month - 1 && day > 0 ? instant : null
}
