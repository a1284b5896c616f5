import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Rows of a CSV file with a header line, each value as text. */
export function readTable(file: URL | string): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true })
}
