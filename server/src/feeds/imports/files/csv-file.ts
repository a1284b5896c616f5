import { parse } from 'csv-parse/sync'
import { type CsvLayout, checkHeader, checkSample } from './csv-layout.rules'
import type { CsvRow } from './csv-row'
import { FileError } from './file-error'
import { textLines } from './text-lines'

/** A row with its line number, or why the line has no row. */
export type CsvLine = { line: number; row: CsvRow } | { line: number; why: string }

/** Rows that are checked before the first one is yielded. */
const SAMPLE_ROWS = 200
/** Characters of the lines stored to find duplicates: some 8 000 lines of most sources. */
const MAX_REMEMBERED = 4_000_000
/** Four times the rows of the largest file of any source. */
const MAX_ROWS = 200_000

/**
 * Reads the rows of a CSV file one by one, in little memory. A broken line does not affect the
 * others; empty lines are skipped. Throws `FileError` when header or values do not match the
 * layout.
 */
export async function* readCsv(file: string, layout: CsvLayout): AsyncGenerator<CsvLine> {
  let read: ((line: number, text: string) => CsvLine | null) | null = null
  let sample: CsvLine[] | null = []
  for await (const found of textLines(file)) {
    if (read === null) {
      if ('why' in found) throw new FileError(`line 1: ${found.why}`)
      read = rowReader(found.text, layout)
      continue
    }
    const row = 'why' in found ? found : read(found.line, found.text)
    if (row === null) continue
    if (sample === null) yield row
    else if (sample.push(row) >= SAMPLE_ROWS) {
      yield* checked(sample, layout)
      sample = null
    }
  }
  if (read === null) throw new FileError('an empty file')
  if (sample !== null) yield* checked(sample, layout)
}

function checked(sample: CsvLine[], layout: CsvLayout): CsvLine[] {
  const why = checkSample(
    sample.flatMap((one) => ('row' in one ? [one.row] : [])),
    layout,
  )
  if (why !== null) throw new FileError(why)
  return sample
}

function rowReader(headerText: string, layout: CsvLayout) {
  const header = cellsOf(headerText) ?? []
  const known = checkHeader(header, layout)
  if ('why' in known) throw new FileError(known.why)
  const isDuplicate = duplicateFinder(layout)
  let rows = 0
  return (line: number, text: string): CsvLine | null => {
    const cells = cellsOf(text)
    if (cells === null) return { line, why: 'unreadable quotes' }
    if (cells.every((cell) => cell === '')) return null
    if (cells.slice(header.length).some((cell) => cell !== ''))
      return { line, why: 'more cells than columns' }
    // The last cell of a truncated line may be incomplete.
    if (cells.length < header.length) cells.pop()
    if (cells.length <= known.last)
      return { line, why: 'a line that is cut: fewer cells than it needs' }
    if (isDuplicate(text)) return { line, why: 'the same line again' }
    rows += 1
    if (rows > MAX_ROWS) return { line, why: 'more lines than any file of its source has' }
    return { line, row: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) }
  }
}

/**
 * A test that returns true for a repeated line. It remembers the last `MAX_REMEMBERED` characters.
 */
function duplicateFinder({ mayRepeat = false }: CsvLayout): (text: string) => boolean {
  const seen = new Set<string>()
  let remembered = 0
  return (text) => {
    if (mayRepeat) return false
    if (seen.has(text)) return true
    remembered += text.length
    if (remembered > MAX_REMEMBERED) {
      seen.clear()
      remembered = text.length
    }
    seen.add(text)
    return false
  }
}

/** Cells of a line; null for unreadable quotes. Only lines with quotes need the parser. */
function cellsOf(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim())
  try {
    const [cells]: string[][] = parse(line, { trim: true, relax_column_count: true })
    return cells ?? []
  } catch {
    return null
  }
}
