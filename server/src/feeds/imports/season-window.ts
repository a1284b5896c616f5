/** Rows of some seasons in memory, so that a file of any size can be imported season by season. */
export type SeasonWindow<Row> = {
  add: (season: string, row: Row) => Promise<void>
  /** Imports what is left. */
  close: () => Promise<void>
}

/**
 * Gathers rows by season. Above `maxRows` the seasons that no row came for lately are imported: files go by date, so
 * those are complete. A season that is larger by itself is imported in parts.
 */
export function createSeasonWindow<Row>(
  maxRows: number,
  importRows: (season: string, rows: Row[]) => Promise<void>,
): SeasonWindow<Row> {
  const seasons = new Map<string, Row[]>()
  let count = 0
  const release = async (names: string[]) => {
    for (const name of names) {
      const rows = seasons.get(name) ?? []
      seasons.delete(name)
      count -= rows.length
      await importRows(name, rows)
    }
  }
  return {
    add: async (season, row) => {
      const rows = seasons.get(season)
      if (rows) rows.push(row)
      else seasons.set(season, [row])
      count += 1
      if (count < maxRows) return
      const others = [...seasons.keys()].filter((name) => name !== season)
      await release(others.length > 0 ? others : [season])
    },
    close: () => release([...seasons.keys()]),
  }
}
