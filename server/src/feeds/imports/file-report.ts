/** How often something was so, with the first few cases. */
export type Tally = Map<string, { count: number; examples: string[] }>

const MAX_EXAMPLES = 3

export function countIn(tally: Tally, what: string, example?: string): void {
  const entry = tally.get(what) ?? { count: 0, examples: [] }
  entry.count += 1
  if (example !== undefined && entry.examples.length < MAX_EXAMPLES) entry.examples.push(example)
  tally.set(what, entry)
}

/** A line of input that was not imported. `line` as in `Origin`; null: the file as a whole. */
export type RejectedLine = { file: string; line: number | null; reason: string; what: string }

export type OnRejected = (rejected: RejectedLine) => void

/** What became of the lines of one file: each is stored, changed, same, reference or rejected. */
export type FileReport = {
  file: string
  /** Lines of input: rows of a table, matches of a list. */
  rows: number
  /** Lines that are in the database for the first time. */
  stored: number
  /** Lines of which something was known and something is new. */
  changed: number
  /** Lines of which all was known. */
  same: number
  /** Lines that are stored only as part of another file's lines, such as a list of teams. */
  reference: number
  /** Lines by the reason why they were not imported. */
  rejected: Tally
  /** Of the lines above, those about a match that another import brought. */
  joined: number
  results: number
  /** Worth knowing, but nothing is missing for it. */
  notes: Tally
  /** Matches that no other import of the same season has, each with the reason. */
  unjoined: string[]
  /** Receives every rejected line: the tally has only the first few. */
  onRejected: OnRejected
}

/** What became of one line that was not rejected. */
export type Outcome = 'stored' | 'changed' | 'same'

export type ImportReport = {
  files: FileReport[]
  /** Files that were rejected as a whole, and why. */
  rejectedFiles: { file: string; why: string }[]
  /** Files that hold nothing to import, by design of the source. */
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
  return { file, rows, ...counts, rejected: new Map(), notes: new Map(), unjoined: [], onRejected }
}

/** Counts a line as rejected; `what` tells more about it than its number. */
export function reject(report: FileReport, line: number | null, reason: string, what = ''): void {
  const place = line === null ? '' : `line ${line}`
  countIn(report.rejected, reason, [place, what].filter(Boolean).join(' '))
  report.onRejected({ file: report.file, line, reason, what })
}

export function rejectedCount({ rejected }: FileReport): number {
  return [...rejected.values()].reduce((sum, { count }) => sum + count, 0)
}

/** True when every line of the file is accounted for once. */
export function isBalanced(report: FileReport): boolean {
  const { rows, stored, changed, same, reference } = report
  return rows === stored + changed + same + reference + rejectedCount(report)
}
