import { closeSync, openSync, writeSync } from 'node:fs'
import { ConfigError } from '../../../config'
import type { RejectedLine } from '../../../feeds/imports'

type Row = RejectedLine & { format: string }

/** A file that receives every rejected line. Written in parts, so that its size needs no memory. */
export type RejectedFile = { write: (row: Row) => void; close: () => void }

const COLUMNS = ['format', 'file', 'line', 'reason', 'what'] as const
const PART_LENGTH = 64 * 1024

/**
 * Creates the file, or replaces it: `.csv` has a header line, `.jsonl` an object per line. Throws
 * `ConfigError`.
 */
export function openRejectedFile(file: string): RejectedFile {
  const isCsv = file.endsWith('.csv')
  if (!isCsv && !file.endsWith('.jsonl'))
    throw new ConfigError(`${file}: a report ends in .csv or .jsonl`)
  const textOf = isCsv ? csvLine : (row: Row) => `${JSON.stringify(row)}\n`
  const descriptor = opened(file)
  let part = isCsv ? `${COLUMNS.join(',')}\n` : ''
  const flush = () => {
    writeSync(descriptor, part)
    part = ''
  }
  return {
    write: (row) => {
      part += textOf(row)
      if (part.length >= PART_LENGTH) flush()
    },
    close: () => {
      flush()
      closeSync(descriptor)
    },
  }
}

function opened(file: string): number {
  try {
    return openSync(file, 'w')
  } catch (error) {
    throw new ConfigError(
      `the report cannot be written: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function csvLine(row: Row): string {
  return `${COLUMNS.map((column) => cellOf(`${row[column] ?? ''}`)).join(',')}\n`
}

/** A spreadsheet reads a cell with such a start as a formula: a space before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? ` ${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
