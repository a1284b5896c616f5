/** Rows of some seasons in memory, so that a file of any size can be imported season by season. */
export type SeasonWindow<Row> = {
  add: (season: string, row: Row) => Promise<void>
  /** Imports what is left. */
  close: () => Promise<void>
}

type Season<Row> = { rows: Row[]; lastAt: number }

/**
 * Gathers rows by season. At `maxRows` the seasons that no row of the last half of them is of are imported: files go by
 * date, so those are complete. When there is none, the file has no order, and all are imported in parts.
 */
export function createSeasonWindow<Row>(
  maxRows: number,
  importRows: (season: string, rows: Row[]) => Promise<void>,
): SeasonWindow<Row> {
  const seasons = new Map<string, Season<Row>>()
  let held = 0
  let added = 0
  const release = async (names: string[]) => {
    for (const name of names) {
      const rows = seasons.get(name)?.rows ?? []
      seasons.delete(name)
      held -= rows.length
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
      held += 1
      if (held < maxRows) return
      const complete = [...seasons].filter(([, { lastAt }]) => lastAt < added - maxRows / 2)
      const names = complete.length > 0 ? complete.map(([one]) => one) : [...seasons.keys()]
      await release(names)
    },
    close: () => release([...seasons.keys()]),
  }
}
