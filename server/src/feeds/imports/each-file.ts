import { isUnavailable } from '../../platform/database'
import type { ImportReport } from './file-report'
import type { FoundFile, FoundFiles } from './files/find-files'

/**
 * Reads one file after another. One that cannot be used is named in the report with the reason and does not stop the
 * others; a database that is away does.
 */
export async function eachFile(
  { files, unreadable }: FoundFiles,
  report: ImportReport,
  readFile: (file: FoundFile) => Promise<void>,
): Promise<void> {
  report.rejectedFiles.push(...unreadable)
  for (const file of files) await guardFile(file.file, report, () => readFile(file))
}

/** Names the file in the report when `work` fails by it; a database that is away fails all. */
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

/** Throws when nothing was there to be read: `what` names files that would have been. */
export function checkAnything({ files, rejectedFiles }: ImportReport, what: string): void {
  if (files.length === 0 && rejectedFiles.length === 0) throw new Error(`no ${what}`)
}
