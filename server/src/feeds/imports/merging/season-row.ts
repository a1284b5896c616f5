import type { ParsedMatch } from '../season/parsed-season'

/** One match of one source: a row of `import_rows`. */
export type SeasonRow = {
  /** Null before it is stored. */
  id: number | null
  source: string
  /** The match that this row was merged into; null before the first merge. */
  matchId: number | null
  match: ParsedMatch
}

/** Rows of several sources about the same match. */
export type Cluster = {
  rows: {
    row: SeasonRow
    /** Home and away are swapped compared with the first row. */
    isSwapped: boolean
  }[]
}
