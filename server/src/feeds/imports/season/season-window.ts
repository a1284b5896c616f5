/** Buffers rows of some seasons, so that a file of any size is imported season by season. */
export type SeasonWindow<Row> = {
  add: (season: string, row: Row) => Promise<void>
  /** Imports the remaining rows. */
  close: () => Promise<void>
}

type Season<Row> = { rows: Row[]; lastAt: number }

/**
 * Buffers rows by season. At `maxRows` it imports the seasons without a row in the last half of the
 * buffer: files are sorted by date, so these are complete. Without such a season the file is
 * unsorted, and it imports all buffered rows.
 */
export function createSeasonWindow<Row>(
  maxRows: number,
  importRows: (season: string, rows: Row[]) => Promise<void>,
): SeasonWindow<Row> {
  const seasons = new Map<string, Season<Row>>()
  let buffered = 0
  let added = 0
  const release = async (names: string[]) => {
    for (const name of names) {
      const rows = seasons.get(name)?.rows ?? []
      seasons.delete(name)
      buffered -= rows.length
      await importRows(name, rows)
    }
  }
  return {
    add: async (name, row) => {
      const season = seasons.get(name) ?? { rows: [], lastAt: 0 }
      seasons.set(name, season)
      season.rows.push(row)
      added += 1
      season.lastAt = added
      buffered += 1
      if (buffered < maxRows) return
      const complete = [...seasons].filter(([, { lastAt }]) => lastAt < added - maxRows / 2)
      const names = complete.length > 0 ? complete.map(([one]) => one) : [...seasons.keys()]
      await release(names)
    },
    close: () => release([...seasons.keys()]),
  }
}
