import type { ToldMatch } from '../told'

/** What one source says of one match: a line of `import_rows`. */
export type SeasonRow = {
  /** Null before it is stored. */
  id: number | null
  source: string
  /** The match that this row was merged into; null before the first merge. */
  matchId: number | null
  match: ToldMatch
}

/** Rows of several sources about the same match. */
export type Cluster = {
  rows: {
    row: SeasonRow
    /** Home and away are the other way round than in the first row. */
    isTurned: boolean
  }[]
}
