import { roundZh } from '../openfootball'
import { createCalendar, isDay } from './txt-day.rules'
import { readScore, statusOf, type TxtScore, type TxtStatus } from './txt-score.rules'

export type TxtMatch = {
  line: number
  round: string
  /** `yyyy-MM-dd`. */
  date: string
  /** `HH:mm`; null when no line gave one. */
  time: string | null
  home: string
  away: string
  score: TxtScore | null
  status: TxtStatus | null
}
export type TxtFile = {
  title: string
  matches: TxtMatch[]
  broken: { line: number; why: string }[]
}

/** State of the parser: the last heading, day and time apply to the lines below. */
type Place = { round: string; date: string | null; time: string | null; isInList: boolean }

const HEADING = /^(?:[»▪]+|==+)\s*/u
const TITLE = /^=(?!=)\s*/
/** Some files have a match number before the time. */
const CLOCK = /^(?:\(\d+\)\s+)?(?:(\d{1,2})[.:h](\d{2})\s+)?/
const GROUND = /\s+@\s.*$/
const SCORE = String.raw`\d+-\d+`
const PERIOD = String.raw`\s*(?:pen\.?|p|a\.?e\.?t\.?)`
const SUFFIX = String.raw`(?:${PERIOD}|,?\s*${SCORE}|\s*\([\d\s,-]*\)|\s*\[\w+\])*`
/** `Home v Away  2-1 (1-1)`, the format since 2024. */
const VERSUS = /^(\S.*?)\s+(?:v|vs\.?)\s+(\S.*?\([A-Z]{3}\)|\S.*?)(?:\s{2,}(\S.*))?$/
/** `Home  2-1 (1-1)  Away`, the format before. */
const BETWEEN = new RegExp(
  `^(\\S.*?)\\s+(${SCORE}${SUFFIX})\\s+(\\p{L}.*|\\d+\\.\\s.*|\\d{4}\\s.*)$`,
  'u',
)
/** `Home  -  Away`, not played yet. */
const UNPLAYED = /^(\S.*?)\s{2,}-\s{2,}(\S.*)$/

/** A team in a table: numbers, goals and points. */
const TABLE_ROW =
  /^(?:\d+\.?\s+)?\S.*?(?:\s+\d+){3,}\s+\d+\s*[-:]\s*\d+(?:\s+[-+]?\d+)*\s*(?:\([^)]*\)|\S{1,2})?$/
const TABLE_HEAD = /^(?:#|pos\.?|team|club)?\s*.*\b(?:pld|pts|gp|mp|points)\b/i
const RULER = /^[-=_─━+|\s]{3,}$/u
/** `Group A | Porto  Chelsea`, `Matchday 1 | Tue Sep/12`: data that the matches have too. */
const DEFINITION = /^[^|]*\S\s*\|\s*\S/
/** Scorers with their minutes, or the rest of such a list on the next line. */
const MINUTES = /\d+(?:\+\d+)?['’]|\b(?:pen|og|o\.g)\.?\)/

/**
 * Parses Football.TXT of openfootball for seasons since 1955: title, headings of rounds, days,
 * matches. Skips tables and lists of teams and scorers; returns all other unreadable lines with
 * their number. `season`, such as `1960-61`, gives the year of days without one.
 */
export function readFootballTxt(text: string, season?: string): TxtFile {
  const file: TxtFile = { title: '', matches: [], broken: [] }
  const place: Place = { round: '', date: null, time: null, isInList: false }
  const calendar = createCalendar(season ?? '')
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.replace(/#.*$/, '').trim()
    if (content === '' || RULER.test(content)) continue
    if (TITLE.test(content)) {
      file.title = content.replace(TITLE, '')
      calendar.enterSeason(file.title)
    } else if (HEADING.test(content)) enterRound(place, content.replace(HEADING, ''))
    else if (isDay(content))
      Object.assign(place, { date: calendar.dateOf(content), time: null, isInList: false })
    else if (!skipTableOrList(content, place)) readLine(content, index + 1, place, file)
  }
  return file
}

function enterRound(place: Place, round: string): void {
  Object.assign(place, { round: round.replace(/\s*\|.*$/, '').trim(), time: null, isInList: false })
}

/** Returns whether a line belongs to a table or list, and updates `place.isInList`. */
function skipTableOrList(text: string, place: Place): boolean {
  if (TABLE_ROW.test(text) || TABLE_HEAD.test(text) || DEFINITION.test(text)) return true
  const opens = /^[[(]\D/.test(text) && !isDay(text)
  const isList = opens || place.isInList || MINUTES.test(text)
  place.isInList = isList && (opens || place.isInList) && !/[\])]$/.test(text)
  return isList
}

function readLine(text: string, line: number, place: Place, file: TxtFile): void {
  const [clock = '', hours, minutes] = CLOCK.exec(text) ?? []
  const match = sidesOf(text.slice(clock.length).replace(GROUND, '').trim())
  if (match === null) {
    if (roundZh(text) !== text) enterRound(place, text)
    else file.broken.push({ line, why: 'neither heading, day nor match' })
    return
  }
  if (hours) place.time = `${hours.padStart(2, '0')}:${minutes}`
  if (place.date === null) {
    file.broken.push({ line, why: 'a match before its day' })
    return
  }
  const { home, away, result } = match
  const score = result === undefined ? null : readScore(result)
  const status = result === undefined ? null : statusOf(result)
  if (score === undefined && status === null)
    file.broken.push({ line, why: `an unreadable score ${result}` })
  const { round, date, time } = place
  file.matches.push({ line, round, date, time, home, away, score: score ?? null, status })
}

function sidesOf(text: string): { home: string; away: string; result: string | undefined } | null {
  const [, home, away, result] = VERSUS.exec(text) ?? []
  if (home !== undefined && away !== undefined) return { home, away, result }
  const [, first, score, second] = BETWEEN.exec(text) ?? []
  if (first !== undefined && second !== undefined)
    return { home: first, away: second.trim(), result: score }
  const [, one, other] = UNPLAYED.exec(text) ?? []
  return one === undefined || other === undefined
    ? null
    : { home: one, away: other, result: undefined }
}
