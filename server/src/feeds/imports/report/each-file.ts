import { isUnavailable } from '../../../platform/database'
import type { FoundFile, FoundFiles } from '../files/find-files'
import type { ImportReport } from './file-report'

/**
 * Reads one file after another. The report names a file that cannot be used and the reason; the
 * others are read. Throws when the database is unavailable.
 */
export async function eachFile(
  { files, unreadable }: FoundFiles,
  report: ImportReport,
  readFile: (file: FoundFile) => Promise<void>,
): Promise<void> {
  report.rejectedFiles.push(...unreadable)
  for (const file of files) await guardFile(file.file, report, () => readFile(file))
}

/**
 * Adds the file to the rejected files when `work` fails; throws when the database is unavailable.
 */
export async function guardFile(
  file: string,
  report: ImportReport,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isUnavailable(error)) throw error
    const why = error instanceof Error ? error.message : String(error)
    report.rejectedFiles.push({ file, why })
  }
}

/** Throws when there was no file to read; `what` describes the missing files. */
export function checkAnything({ files, rejectedFiles }: ImportReport, what: string): void {
  if (files.length === 0 && rejectedFiles.length === 0) throw new Error(`no ${what}`)
}
