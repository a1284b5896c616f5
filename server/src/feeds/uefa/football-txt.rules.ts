import type { Pair } from '../feed'

export type TxtScore = { ft: Pair; ht: Pair | null; et: Pair | null; p: Pair | null }
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
}
export type TxtFile = { title: string; matches: TxtMatch[]; broken: { line: number; why: string }[] }

const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s+([A-Z][a-z]{2})\/(\d{1,2})(?:\s+(\d{4}))?$/
const MATCH = /^(?:(\d{1,2})[.:](\d{2})\s+)?(\S.*?)\s+v\s+(\S.*?\([A-Z]{3}\)|\S.*?)(?:\s{2,}(\S.*))?$/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Where a reader of the text stands: the last heading, day and time hold for the lines below them. */
type Place = { round: string; year: string | null; date: string | null; month: number; time: string | null }

/** Reads Football.TXT: `= title`, `» round`, a date line, match lines. Lines it cannot read are told with their number. */
export function readFootballTxt(text: string): TxtFile {
  const file: TxtFile = { title: '', matches: [], broken: [] }
  const place: Place = { round: '', year: null, date: null, month: 0, time: null }
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const said = raw.replace(/#.*$/, '').trim()
    if (said === '') continue
    if (said.startsWith('=')) file.title = said.replace(/^=+\s*/, '')
    else if (said.startsWith('»')) Object.assign(place, { round: said.slice(1).trim(), time: null })
    else if (isDay(said)) enterDay(place, said)
    else readMatch(said, index + 1, place, file)
  }
  return file
}

function isDay(said: string): boolean {
  return DATE.test(said)
}

/** The year stands only where it changes; a month that goes backwards begins the next one too. */
function enterDay(place: Place, said: string): void {
  const [, name = '', day = '', year] = DATE.exec(said) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (year) place.year = year
  else if (place.year !== null && month < place.month && place.month - month > 6)
    place.year = `${Number(place.year) + 1}`
  place.month = month
  place.time = null
  place.date =
    place.year && month > 0 ? `${place.year}-${`${month}`.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

function readMatch(said: string, line: number, place: Place, file: TxtFile): void {
  const found = MATCH.exec(said)
  if (!found) {
    file.broken.push({ line, why: 'neither heading, day nor match' })
    return
  }
  const [, hours, minutes, home = '', away = '', result] = found
  if (hours) place.time = `${hours.padStart(2, '0')}:${minutes}`
  if (place.date === null) {
    file.broken.push({ line, why: 'a match before its day' })
    return
  }
  const score = result === undefined ? null : readScore(result)
  if (score === undefined) file.broken.push({ line, why: `an unreadable score ${result}` })
  const { round, date, time } = place
  file.matches.push({ line, round, date, time, home, away, score: score ?? null })
}

const SCORE =
  /^(?:(\d+)-(\d+)\s+pen\.\s*)?(?:(\d+)-(\d+)\s+a\.e\.t\.\s*)?(?:(\d+)-(\d+)\s*)?(?:\(([^)]*)\))?$/

/**
 * `2-1 (1-1)`, `1-3 a.e.t. (1-2, 0-1)`, `1-4 pen. 0-1 a.e.t. (0-1, 0-1)`, `4-2 pen. 1-1 (0-0)`; undefined for
 * anything else. Without goals there were none at half-time either, and the file does not say so.
 */
export function readScore(text: string): TxtScore | undefined {
  const [matched, ...parts] = SCORE.exec(text.trim()) ?? []
  if (!matched) return undefined
  const pair = (at: number): Pair | null =>
    parts[at] === undefined ? null : [Number(parts[at]), Number(parts[at + 1])]
  const inBrackets = (parts[6] ?? '').split(',').map(pairOf)
  const [p, et, plain] = [pair(0), pair(2), pair(4)]
  const [first = null, second = null] = inBrackets
  if (et !== null) return first === null ? undefined : { ft: first, ht: second ?? noGoals(first), et, p }
  return plain === null ? undefined : { ft: plain, ht: first ?? noGoals(plain), et: null, p }
}

function pairOf(text: string): Pair | null {
  const [, home, away] = /^\s*(\d+)-(\d+)\s*$/.exec(text) ?? []
  return home === undefined ? null : [Number(home), Number(away)]
}

function noGoals([home, away]: Pair): Pair | null {
  return home + away === 0 ? [0, 0] : null
}
