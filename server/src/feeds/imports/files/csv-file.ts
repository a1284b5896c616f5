import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

export type CsvRow = Record<string, string>
/** Rows with the number of their line, and the lines that cannot be read. */
export type CsvFile = { rows: { line: number; row: CsvRow }[]; broken: { line: number; why: string }[] }

/**
 * Reads a CSV file with a header line. A broken line is told with its number and does not spoil the others. Cells that
 * are missing at the end of a line are empty; a line with more cells than the header is broken.
 */
export function readCsv(file: string): CsvFile {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const header = cellsOf(lines[0] ?? '')
  if (header === null || header.length < 2) return { rows: [], broken: [{ line: 1, why: 'no header' }] }
  const read: CsvFile = { rows: [], broken: [] }
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.trim() === '') continue
    const cells = cellsOf(text)
    const line = index + 1
    if (cells === null) read.broken.push({ line, why: 'unreadable quotes' })
    else if (cells.slice(header.length).some((cell) => cell !== ''))
      read.broken.push({ line, why: `${cells.length} cells for ${header.length} columns` })
    else read.rows.push({ line, row: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) })
  }
  return read
}

/** Most lines have no quotes; only the others need the parser. Null when the quotes cannot be read. */
function cellsOf(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim())
  try {
    const [cells]: string[][] = parse(line, { trim: true, relax_column_count: true })
    return cells ?? []
  } catch {
    return null
  }
}
