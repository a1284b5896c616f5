import type { CsvRow } from './csv-row'

/** Columns and cells of the CSV files of one source. */
export type CsvLayout = {
  /** Required columns of each kind of file, in this order; `a|b` allows either name. */
  kinds: readonly (readonly string[])[]
  /** Optional columns, each list in this order. */
  ordered?: readonly (readonly string[])[]
  /** Tests for the filled cells of a column. */
  cells: Record<string, (cell: string) => boolean>
  /** Equal lines are different entries, such as two goals in one minute. */
  mayRepeat?: boolean
}

/** Why a header does not match the layout, or the index of the last required column. */
export function checkHeader(
  header: readonly string[],
  layout: CsvLayout,
): { why: string } | { last: number } {
  const twice = header.find((name, at) => name !== '' && header.indexOf(name) !== at)
  if (twice !== undefined) return { why: `an unknown header: column ${twice} twice` }
  const [first = []] = layout.kinds
  const missing = layout.kinds.map((kind) => kind.filter((names) => placeOf(header, names) === -1))
  const kind = layout.kinds[missing.findIndex((names) => names.length === 0)]
  if (!kind) {
    const fewest = missing.reduce(
      (least, names) => (names.length < least.length ? names : least),
      first,
    )
    return { why: `an unknown header: no column ${fewest.join(', ')}` }
  }
  for (const columns of [kind, ...(layout.ordered ?? [])]) {
    const places = columns.map((names) => placeOf(header, names)).filter((place) => place !== -1)
    const wrong = places.findIndex((place, at) => place < (places[at - 1] ?? 0))
    if (wrong !== -1)
      return { why: `an unknown header: column ${header[places[wrong] ?? 0]} is out of order` }
  }
  return { last: placeOf(header, kind.at(-1) ?? '') }
}

function placeOf(header: readonly string[], names: string): number {
  const options = names.split('|')
  return header.findIndex((name) => options.includes(name))
}

const MIN_FILLED = 2

/** Why the first rows do not match the header: most cells of a column fail its test. */
export function checkSample(rows: readonly CsvRow[], layout: CsvLayout): string | null {
  for (const [column, isPlausible] of Object.entries(layout.cells)) {
    const filled = rows.flatMap((row) => row[column] || [])
    const wrong = filled.filter((cell) => !isPlausible(cell))
    if (filled.length >= MIN_FILLED && wrong.length * 2 > filled.length)
      return (
        `column ${column} holds other values than its name says, ` +
        `such as ${JSON.stringify(wrong[0])}`
      )
  }
  return null
}

export const isCount = (cell: string): boolean => /^\d{1,3}(\.0+)?$/.test(cell)
/** A name has a letter. */
export const isName = (cell: string): boolean => /\p{L}/u.test(cell) && cell.length <= 100
