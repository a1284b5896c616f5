import { createSeasonWindow } from './season-window'

async function partsOf(maxRows: number, rows: [season: string, row: number][]) {
  const parts: [string, number[]][] = []
  const window = createSeasonWindow<number>(maxRows, async (season, some) => {
    parts.push([season, some])
  })
  for (const [season, row] of rows) await window.add(season, row)
  await window.close()
  return parts
}

describe('rows of a long file', () => {
  const years = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) => [`${from + Math.floor(at / 3)}`, at] as [string, number],
    )

  it('are imported once per season when the file is sorted by date', async () => {
    const parts = await partsOf(12, years(1990, 30))
    expect(parts.map(([season]) => season)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${1990 + at}`),
    )
    expect(parts.every(([, rows]) => rows.length === 3)).toBe(true)
  })

  it('are all imported, in parts, when the file is unsorted', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => [at % 2 ? 'a' : 'b', at] as [string, number])
    const parts = await partsOf(10, rows)
    expect(parts.flatMap(([, some]) => some).sort((a, b) => a - b)).toEqual(
      rows.map(([, row]) => row),
    )
    expect(Math.max(...parts.map(([, some]) => some.length))).toBeLessThanOrEqual(10)
  })
})
