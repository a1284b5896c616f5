import path from 'node:path'
import { ConfigError, readConfig } from './config'
import { IMPORT_FORMATS, type ImportJob, jobsIn } from './feeds/import-formats'
import { reportLines, withImportLock } from './feeds/imports'
import { type DetailStore, footballSink } from './modules/football'
import { matchStores } from './modules/match'
import { createOddsStore } from './modules/odds'
import { systemClock } from './platform/clock'
import { type Db, JOB_LIMITS, openDatabase } from './platform/database'
import { createLog, type Logger } from './platform/log'

const ALL = 'football'
const USAGE = `usage: pnpm import ${[ALL, ...Object.keys(IMPORT_FORMATS)].join('|')} <dir>`

/** Loads open data into the database of the configuration and reports what went in and what did not. */
async function main([name = '', given]: string[]): Promise<void> {
  if (!given || (name !== ALL && !(name in IMPORT_FORMATS))) throw new ConfigError(USAGE)
  const dir = path.resolve(process.env.INIT_CWD ?? '', given)
  const config = readConfig(process.env)
  const log = createLog(process.env.LOG_LEVEL ?? 'warn')
  const database = await openDatabase(config, log, JOB_LIMITS)
  try {
    const began = performance.now()
    await withImportLock(database.db, async () => {
      for (const job of jobsOf(name, dir)) await run(job, database.db, log).catch(tell)
    })
    console.log(`all in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    await database.close()
  }
}

/** One format of its own folder, or every format of a folder of folders. */
function jobsOf(name: string, dir: string): ImportJob[] {
  const format = IMPORT_FORMATS[name]
  if (format) return [{ name, format, dir }]
  const { jobs, missing } = jobsIn(dir)
  for (const { folder } of missing) console.log(`no folder ${folder} in ${dir}`)
  return jobs
}

const STORES: readonly DetailStore[] = [...matchStores, createOddsStore()]

async function run({ name, format, dir }: ImportJob, db: Db, log: Logger): Promise<void> {
  const { source } = format
  const sink = footballSink({ db, source, clock: systemClock, log, stores: STORES })
  const began = performance.now()
  const now = Math.floor(systemClock.now() / 1000)
  const report = await format.run(dir, { db, sink, source, now })
  for (const line of reportLines(name, report, (performance.now() - began) / 1000)) console.log(line)
}

/** A folder that cannot be imported does not stop the others. */
function tell(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

await main(process.argv.slice(2)).catch(tell)
