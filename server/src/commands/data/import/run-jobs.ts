import {
  type ImportReport,
  importSinks,
  rejectedCount,
  reportLines,
  withImportLock,
} from '../../../feeds/imports'
import type { ImportJob } from '../../../feeds/imports/import-formats'
import { systemClock } from '../../../platform/clock'
import { type Db, isUnavailable } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { EXIT, type ExitCode } from '../data-command'
import type { RejectedFile } from './rejected-file'

export type JobDeps = {
  db: Db
  /** Holds the lock of imports: a rehearsal has only one connection. */
  lockDb: Db
  log: Logger
  rejectedFile: RejectedFile | null
}

/** Runs the jobs one after another while no other import works, and prints the report of each. */
export async function runJobs(jobs: readonly ImportJob[], deps: JobDeps): Promise<ExitCode> {
  const startedAt = performance.now()
  const exitCodes: ExitCode[] = []
  await withImportLock(
    deps.lockDb,
    async () => {
      for (const job of jobs) exitCodes.push(await runJob(job, deps))
    },
    () => console.error('waiting for another import into this database to end'),
  )
  console.log(`all in ${secondsSince(startedAt).toFixed(1)} s`)
  return exitCodes.includes(EXIT.failed) ? EXIT.failed : EXIT.ok
}

/** A format that cannot be imported does not stop the others; a database that is away does. */
async function runJob({ name, format, dir }: ImportJob, deps: JobDeps): Promise<ExitCode> {
  const { db, log, rejectedFile } = deps
  const { source, sport } = format
  const startedAt = performance.now()
  const sinkOf = importSinks(sport, { db, clock: systemClock, log })
  const now = Math.floor(systemClock.now() / 1000)
  try {
    const report = await format.run(dir, {
      db,
      sport,
      sinkOf,
      sink: sinkOf(source),
      source,
      now,
      onRejected: (line) => rejectedFile?.write({ format: name, ...line }),
    })
    for (const line of reportLines(name, report, secondsSince(startedAt))) console.log(line)
    return endOf(name, report, rejectedFile)
  } catch (error) {
    if (isUnavailable(error)) throw error
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    return EXIT.failed
  }
}

/** A file without any usable line, or with a refused season, counts like an unreadable one. */
function endOf(
  format: string,
  { files, rejectedFiles }: ImportReport,
  out: RejectedFile | null,
): ExitCode {
  for (const { file, why } of rejectedFiles)
    out?.write({ format, file, line: null, reason: why, what: '' })
  const useless = files.filter((file) => file.rows > 0 && rejectedCount(file) === file.rows)
  for (const { file } of useless) console.error(`${format}: nothing of ${file} could be used`)
  for (const { file, why } of rejectedFiles)
    console.error(`${format}: ${file} was rejected: ${why}`)
  const rejected = files.flatMap(({ file, rejectedSeasons }) =>
    rejectedSeasons.map((what) => `${format}: ${file}: a season was refused: ${what}`),
  )
  for (const line of rejected) console.error(line)
  return useless.length + rejectedFiles.length + rejected.length > 0 ? EXIT.failed : EXIT.ok
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}
