/**
 * First days of final tournaments whose edition or qualifying spans several years. The year of the
 * final tournament names the season; qualifying belongs to the next final tournament.
 */
const FINALS = {
  world:
    days(`1930-07-13 1934-05-27 1938-06-04 1950-06-24 1954-06-16 1958-06-08 1962-05-30 1966-07-11
    1970-05-31 1974-06-13 1978-06-01 1982-06-13 1986-05-31 1990-06-08 1994-06-17 1998-06-10
    2002-05-31 2006-06-09 2010-06-11 2014-06-12 2018-06-14 2022-11-20 2026-06-11 2030-06-08
    2034-06-10`),
  europe:
    days(`1960-07-06 1964-06-17 1968-06-05 1972-06-14 1976-06-16 1980-06-11 1984-06-12 1988-06-10
    1992-06-10 1996-06-08 2000-06-10 2004-06-12 2008-06-07 2012-06-08 2016-06-10 2021-06-11
    2024-06-14 2028-06-09 2032-06-11`),
  asia: days(`1956-09-01 1960-10-14 1964-05-26 1968-05-10 1972-05-07 1976-06-03 1980-09-15
    1984-12-01 1988-12-02 1992-10-29 1996-12-04 2000-10-12 2004-07-17 2007-07-07 2011-01-07
    2015-01-09 2019-01-05 2024-01-12 2027-01-07 2031-01-07`),
  africa:
    days(`1957-02-10 1959-05-22 1962-01-14 1963-11-24 1965-11-12 1968-01-12 1970-02-06 1972-02-23
    1974-03-01 1976-02-29 1978-03-05 1980-03-08 1982-03-05 1984-03-04 1986-03-07 1988-03-13
    1990-03-02 1992-01-12 1994-03-26 1996-01-13 1998-02-07 2000-01-22 2002-01-19 2004-01-24
    2006-01-20 2008-01-20 2010-01-10 2012-01-21 2013-01-19 2015-01-17 2017-01-14 2019-06-21
    2022-01-09 2024-01-13 2025-12-21 2027-06-19`),
  eastAsia:
    days(`2003-12-04 2005-07-31 2008-02-17 2010-02-06 2013-07-20 2015-08-01 2017-12-08 2019-12-10
    2022-07-19 2025-07-07 2028-07-01`),
  oceania:
    days(`1973-02-17 1980-02-24 1996-01-01 1998-09-25 2000-06-19 2002-07-05 2004-05-29 2008-01-01
    2012-06-01 2016-05-28 2024-06-15 2028-06-01`),
}

/** Final tournament of each qualifying competition. */
const QUALIFYING: Record<string, keyof typeof FINALS | undefined> = {
  'fifa.wcq': 'world',
  'uefa.euroq': 'europe',
  'afc.cupq': 'asia',
  'caf.cnq': 'africa',
  'afc.eaffq': 'eastAsia',
  'ofc.ncq': 'oceania',
}

/** Cups with editions longer than a year: first day and year of the last matches. */
const EDITIONS: Record<string, string[][] | undefined> = {
  'uefa.nl': editions(
    '2018-09-01 2019, 2020-09-01 2021, 2022-06-01 2023, 2024-09-01 2025, 2026-09-01 2027',
  ),
  'concacaf.nl': editions(
    '2019-09-01 2021, 2022-06-01 2023, 2023-09-01 2024, 2024-09-01 2025, 2026-09-01 2027',
  ),
  'concacaf.nlq': editions('2018-09-01 2021'),
  'uefa.central': editions(
    '1927-09-01 1930, 1931-02-01 1932, 1933-04-01 1935, 1936-03-01 1938, 1948-03-01 1953, ' +
      '1955-03-01 1960',
  ),
}

/** Club cups with seasons from summer to summer; those of South America use calendar years. */
const CLUBS = /^uefa\.(cl|el|conf|cwc|super)$|^concacaf\.cl$/
const NATIONS_OR_YEARS = /^(fifa|int|uefa|afc|caf|concacaf|conmebol|ofc)\./

function days(text: string): string[] {
  return text.split(/\s+/)
}

function editions(text: string): string[][] {
  return text.split(', ').map((edition) => edition.split(' '))
}

/**
 * Name of the season of a day (`yyyy-MM-dd`) in a league such as `uefa.euro`: `2016` for a
 * tournament, `2016-17` for a season from summer to summer.
 */
export function seasonNameOf(leagueKey: string, day: string): string {
  const year = day.slice(0, 4)
  const finals = QUALIFYING[leagueKey]
  if (finals) return FINALS[finals].find((start) => start >= day)?.slice(0, 4) ?? year
  const edition = (EDITIONS[leagueKey] ?? []).filter(([from = '']) => from <= day).at(-1)
  if (edition) return edition[1] ?? year
  if (leagueKey === BRITISH) return day.slice(5) >= SUMMER ? `${Number(year) + 1}` : year
  if (NATIONS_OR_YEARS.test(leagueKey) && !CLUBS.test(leagueKey)) return year
  const from = day.slice(5) >= SUMMER ? Number(year) : Number(year) - 1
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}

/** How many years before the year in its name a season of a league may begin. */
export function yearsBeforeFinals(leagueKey: string): number {
  return leagueKey in QUALIFYING || leagueKey in EDITIONS ? MAX_YEARS : 1
}

/**
 * Leagues in which a pair may meet again at one ground in few rounds: two tournaments a year with
 * play-offs that not all files name, or a schedule by conferences.
 */
export function isUnequalSchedule(leagueKey: string): boolean {
  return UNEQUAL.test(leagueKey)
}

const UNEQUAL = /^(usa|mex|arg|col|uru|par|per|chi|ecu|bol|ven|crc|ind|aus|nzl)\./

/** The Central European International Cup of 1960 began in 1955. */
const MAX_YEARS = 5

const SUMMER = '07-01'
/** The British championship was played in one winter. */
const BRITISH = 'uefa.british'

const DAY_MS = 86_400_000
/** Longest pause between two matches of one tournament. */
const PAUSE_DAYS = 15

/**
 * Season names by day for all days of a tournament. A tournament over New Year belongs to the year
 * in which it began. Days of other leagues get the name of `seasonNameOf`.
 */
export function seasonNames(leagueKey: string, matchDays: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>()
  const isTournament = !(leagueKey in QUALIFYING) && leagueKey !== FRIENDLIES
  let before: { day: string; name: string } | null = null
  for (const day of [...new Set(matchDays)].sort()) {
    const own = seasonNameOf(leagueKey, day)
    const isLast =
      before !== null && Number(before.name) === Number(own) - 1 && day.slice(5) < SPRING
    const runsOn = before !== null && isLast && daysBetween(before.day, day) <= PAUSE_DAYS
    const name: string = before !== null && runsOn && isTournament ? before.name : own
    names.set(day, name)
    before = { day, name }
  }
  return names
}

const SPRING = '03-01'
const FRIENDLIES = 'int.fr'

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
