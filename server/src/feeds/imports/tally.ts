/** How often something was so, with the first few cases. */
export type Tally = Map<string, { count: number; examples: string[] }>

const EXAMPLES = 3

export function countIn(tally: Tally, what: string, example?: string): void {
  const entry = tally.get(what) ?? { count: 0, examples: [] }
  entry.count += 1
  if (example !== undefined && entry.examples.length < EXAMPLES) entry.examples.push(example)
  tally.set(what, entry)
}

/** What became of the rows of one file. */
export type FileReport = {
  file: string
  rows: number
  /** Matches brought for the first time. */
  stored: number
  /** Matches that other imports brought and this one speaks of too. */
  joined: number
  /** Known matches of which the file says something new. */
  changed: number
  results: number
  skipped: Tally
  /** Worth knowing, but nothing is missing for it. */
  notes: Tally
  /** Matches that no other import of the same season has, each with the reason. */
  unjoined: string[]
}

export type ImportReport = {
  files: FileReport[]
  /** Files that were left out, and why. */
  skippedFiles: { file: string; why: string }[]
  clubs: number
  /** Names of clubs without a Chinese name. */
  unknownClubs: string[]
}

export function emptyReport(): ImportReport {
  return { files: [], skippedFiles: [], clubs: 0, unknownClubs: [] }
}

export function fileReport(file: string, rows: number): FileReport {
  return { file, rows, ...{ stored: 0, joined: 0, changed: 0, results: 0 }, ...tallies(), unjoined: [] }
}

function tallies(): { skipped: Tally; notes: Tally } {
  return { skipped: new Map(), notes: new Map() }
}
