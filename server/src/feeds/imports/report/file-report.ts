/** Number of cases by their text, with the first few examples. */
export type CountsByText = Map<string, { count: number; examples: string[] }>

const MAX_EXAMPLES = 3

export function countIn(counts: CountsByText, what: string, example?: string): void {
  const entry = counts.get(what) ?? { count: 0, examples: [] }
  entry.count += 1
  if (example !== undefined && entry.examples.length < MAX_EXAMPLES) entry.examples.push(example)
  counts.set(what, entry)
}

/** A line of input that was not imported. `line` as in `Origin`; null for the whole file. */
export type RejectedLine = { file: string; line: number | null; reason: string; what: string }

export type OnRejected = (rejected: RejectedLine) => void

/** Outcome of the lines of one file: each is stored, changed, same, reference or rejected. */
export type FileReport = {
  file: string
  /** Lines of input: rows of a table, matches of a list. */
  rows: number
  /** Lines stored for the first time. */
  stored: number
  /** Lines stored before that changed something. */
  changed: number
  /** Lines stored before that changed nothing. */
  same: number
  /** Lines stored only as part of lines of another file, such as a list of teams. */
  reference: number
  /** Lines that were not imported, by reason. */
  rejected: CountsByText
  /** Lines, among those above, about a match that another import has too. */
  joined: number
  results: number
  /** Remarks about imported lines. */
  notes: CountsByText
  /** Seasons of which nothing was imported, each with the reason. */
  rejectedSeasons: string[]
  /** What is imported and still in doubt. */
  findings: string[]
  /** Matches that no other import of the same season has, each with the reason. */
  unjoined: string[]
  /** Receives every rejected line; `rejected` has only the first few. */
  onRejected: OnRejected
}

/** Outcome of a line that was not rejected. */
export type Outcome = 'stored' | 'changed' | 'same'

export type ImportReport = {
  files: FileReport[]
  /** Files that were rejected as a whole, and why. */
  rejectedFiles: { file: string; why: string }[]
  /** Files without anything to import. */
  ignoredFiles: string[]
  clubs: number
  /** Names of clubs without a Chinese name. */
  unknownClubs: string[]
}

export function emptyReport(): ImportReport {
  return { files: [], rejectedFiles: [], ignoredFiles: [], clubs: 0, unknownClubs: [] }
}

const ignore: OnRejected = () => undefined

export function fileReport(
  file: string,
  rows: number,
  onRejected: OnRejected = ignore,
): FileReport {
  const counts = { stored: 0, changed: 0, same: 0, reference: 0, joined: 0, results: 0 }
  const lists = { rejectedSeasons: [], findings: [], unjoined: [] }
  return { file, rows, ...counts, rejected: new Map(), notes: new Map(), ...lists, onRejected }
}

/** Counts a line as rejected; `what` describes it. */
export function reject(report: FileReport, line: number | null, reason: string, what = ''): void {
  const place = line === null ? '' : `line ${line}`
  countIn(report.rejected, reason, [place, what].filter(Boolean).join(' '))
  report.onRejected({ file: report.file, line, reason, what })
}

export function rejectedCount({ rejected }: FileReport): number {
  return [...rejected.values()].reduce((sum, { count }) => sum + count, 0)
}

/** True when every line of the file has exactly one outcome. */
export function isBalanced(report: FileReport): boolean {
  const { rows, stored, changed, same, reference } = report
  return rows === stored + changed + same + reference + rejectedCount(report)
}
