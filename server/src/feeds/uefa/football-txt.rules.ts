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

/** Where a reader of the text stands: the last heading, day and time hold for the lines below them. */
type Place = { round: string; date: string | null; time: string | null; isInList: boolean }

const HEADING = /^(?:[»▪]+|==+)\s*/u
const TITLE = /^=(?!=)\s*/
/** Before the hour some files number the matches. */
const CLOCK = /^(?:\(\d+\)\s+)?(?:(\d{1,2})[.:h](\d{2})\s+)?/
const GROUND = /\s+@\s.*$/
const SCORE = String.raw`\d+-\d+`
const SUFFIX = String.raw`(?:\s*(?:pen\.?|p|a\.?e\.?t\.?)|,?\s*${SCORE}|\s*\([\d\s,-]*\)|\s*\[\w+\])*`
/** `Home v Away  2-1 (1-1)`: how the files have it since 2024. */
const VERSUS = /^(\S.*?)\s+(?:v|vs\.?)\s+(\S.*?\([A-Z]{3}\)|\S.*?)(?:\s{2,}(\S.*))?$/
/** `Home  2-1 (1-1)  Away`: how they had it before. */
const BETWEEN = new RegExp(
  `^(\\S.*?)\\s+(${SCORE}${SUFFIX})\\s+(\\p{L}.*|\\d+\\.\\s.*|\\d{4}\\s.*)$`,
  'u',
)
/** `Home  -  Away`: not played yet. */
const UNPLAYED = /^(\S.*?)\s{2,}-\s{2,}(\S.*)$/

/** A team in a table: its figures, its goals and its points. */
const TABLE_ROW =
  /^(?:\d+\.?\s+)?\S.*?(?:\s+\d+){3,}\s+\d+\s*[-:]\s*\d+(?:\s+[-+]?\d+)*\s*(?:\([^)]*\)|\S{1,2})?$/
const TABLE_HEAD = /^(?:#|pos\.?|team|club)?\s*.*\b(?:pld|pts|gp|mp|points)\b/i
const RULER = /^[-=_─━+|\s]{3,}$/u
/** `Group A | Porto  Chelsea`, `Matchday 1 | Tue Sep/12`: who and when, told again by the matches. */
const DEFINITION = /^[^|]*\S\s*\|\s*\S/
/** Scorers with their minutes, or what is left of such a list on the next line. */
const MINUTES = /\d+(?:\+\d+)?['’]|\b(?:pen|og|o\.g)\.?\)/

/**
 * Reads Football.TXT as openfootball writes it since 1955: title, headings of rounds, days, matches. Tables, lists of
 * teams and scorers are passed over; all other lines that it cannot read are given with their number. `season` such as
 * `1960-61` says the years of days that have none.
 */
export function readFootballTxt(text: string, season?: string): TxtFile {
  const file: TxtFile = { title: '', matches: [], broken: [] }
  const place: Place = { round: '', date: null, time: null, isInList: false }
  const calendar = createCalendar(season ?? '')
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const said = raw.replace(/#.*$/, '').trim()
    if (said === '' || RULER.test(said)) continue
    if (TITLE.test(said)) {
      file.title = said.replace(TITLE, '')
      calendar.enterSeason(file.title)
    } else if (HEADING.test(said)) enterRound(place, said.replace(HEADING, ''))
    else if (isDay(said))
      Object.assign(place, { date: calendar.dateOf(said), time: null, isInList: false })
    else if (!isBeside(said, place)) readLine(said, index + 1, place, file)
  }
  return file
}

function enterRound(place: Place, round: string): void {
  Object.assign(place, { round: round.replace(/\s*\|.*$/, '').trim(), time: null, isInList: false })
}

/** Lines that are no matches and hold nothing that the matches do not. */
function isBeside(said: string, place: Place): boolean {
  if (TABLE_ROW.test(said) || TABLE_HEAD.test(said) || DEFINITION.test(said)) return true
  const opens = /^[[(]\D/.test(said) && !isDay(said)
  const isList = opens || place.isInList || MINUTES.test(said)
  place.isInList = isList && (opens || place.isInList) && !/[\])]$/.test(said)
  return isList
}

function readLine(said: string, line: number, place: Place, file: TxtFile): void {
  const [clock = '', hours, minutes] = CLOCK.exec(said) ?? []
  const match = sidesOf(said.slice(clock.length).replace(GROUND, '').trim())
  if (match === null) {
    if (roundZh(said) !== said) enterRound(place, said)
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

function sidesOf(said: string): { home: string; away: string; result: string | undefined } | null {
  const [, home, away, result] = VERSUS.exec(said) ?? []
  if (home !== undefined && away !== undefined) return { home, away, result }
  const [, first, score, second] = BETWEEN.exec(said) ?? []
  if (first !== undefined && second !== undefined)
    return { home: first, away: second.trim(), result: score }
  const [, one, other] = UNPLAYED.exec(said) ?? []
  return one === undefined || other === undefined
    ? null
    : { home: one, away: other, result: undefined }
}
