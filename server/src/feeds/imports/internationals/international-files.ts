import { statSync } from 'node:fs'
import {
  type CsvLayout,
  type CsvRow,
  FileError,
  type FileReport,
  isName,
  readCsv,
  reject,
} from '..'

const MATCH = ['date', 'home_team', 'away_team'] as const

const isDay = (cell: string) => /^\d{4}-\d{2}-\d{2}$/.test(cell)
const isScore = (cell: string) => cell === 'NA' || /^\d{1,3}$/.test(cell)
const isFlag = (cell: string) => cell === 'TRUE' || cell === 'FALSE'
const CELLS = { date: isDay, home_team: isName, away_team: isName }

export const RESULTS: CsvLayout = {
  kinds: [[...MATCH, 'home_score', 'away_score', 'tournament', 'city', 'country', 'neutral']],
  cells: {
    ...CELLS,
    home_score: isScore,
    away_score: isScore,
    tournament: isName,
    neutral: isFlag,
  },
}
export const SCORERS: CsvLayout = {
  kinds: [[...MATCH, 'team', 'scorer', 'minute', 'own_goal', 'penalty']],
  cells: {
    ...CELLS,
    team: isName,
    scorer: isName,
    minute: isScore,
    own_goal: isFlag,
    penalty: isFlag,
  },
  mayRepeat: true,
}
export const SHOOTOUTS: CsvLayout = {
  kinds: [[...MATCH, 'winner']],
  cells: { ...CELLS, winner: isName },
}

/** Rows of a file beside the results, by the name of their match. */
export type RowsByMatch = Map<string, { line: number; row: CsvRow }[]>

const BYTES_IN_MB = 1024 * 1024
/** Such a file is read into memory as a whole; the largest has 4 MB. */
const MAX_BYTES = 32 * BYTES_IN_MB

export function matchName({ date, home_team, away_team }: CsvRow): string {
  return `${date} ${home_team}–${away_team}`
}

/**
 * Reads a file beside the results. `problemOf` returns why a row is invalid. Throws `FileError`.
 */
export async function readRowsByMatch(
  file: { path: string; layout: CsvLayout },
  report: FileReport,
  problemOf: (row: CsvRow) => string | null,
): Promise<RowsByMatch> {
  if (statSync(file.path).size > MAX_BYTES)
    throw new FileError(`larger than ${MAX_BYTES / BYTES_IN_MB} MB`)
  const groups: RowsByMatch = new Map()
  for await (const one of readCsv(file.path, file.layout)) {
    report.rows += 1
    const why = 'why' in one ? one.why : problemOf(one.row)
    if ('why' in one || why !== null) {
      reject(report, one.line, `${why}`)
      continue
    }
    const name = matchName(one.row)
    const known = groups.get(name)
    if (known) known.push(one)
    else groups.set(name, [one])
  }
  return groups
}

/** Why a row of scorers is invalid; null for a valid one. */
export function scorerProblem({ team, home_team, away_team, minute = '' }: CsvRow): string | null {
  if (team !== home_team && team !== away_team) return 'a team that did not play'
  return /^(\d{1,3}(\.0)?|NA)?$/.test(minute) ? null : 'no readable minute'
}

/** Why a row of shoot-outs is invalid; null for a valid one. */
export function shootoutProblem({ winner, home_team, away_team }: CsvRow): string | null {
  return winner === home_team || winner === away_team ? null : 'a winner that did not play'
}
