import path from 'node:path'
import { ConfigError, readConfig } from './config'
import { type ImportReport, importOpenfootball } from './feeds/openfootball'
import { footballSink } from './modules/football'
import { systemClock } from './platform/clock'
import { openDatabase } from './platform/database'
import { createLog } from './platform/log'

const USAGE = 'usage: pnpm import openfootball <dir>'

/** Loads open data into the database of the configuration and reports what went in and what did not. */
async function main([format, dir]: string[]): Promise<void> {
  if (format !== 'openfootball' || !dir) throw new ConfigError(USAGE)
  const config = readConfig(process.env)
  const log = createLog(process.env.LOG_LEVEL ?? 'warn')
  const database = await openDatabase(config, log)
  try {
    const sink = footballSink({ db: database.db, source: 'openfootball', clock: systemClock, log })
    const began = performance.now()
    const report = await importOpenfootball(
      path.resolve(process.env.INIT_CWD ?? '', dir),
      sink,
      systemClock.now(),
    )
    print(report, (performance.now() - began) / 1000)
  } finally {
    await database.close()
  }
}

function print(report: ImportReport, seconds: number): void {
  const total = { rows: 0, fixtures: 0, results: 0, skipped: 0 }
  for (const { file, report: one } of report.files) {
    const skipped = [...one.skipped].map(([why, count]) => `${count} skipped: ${why}`)
    const notes = [
      `${one.withoutTime} without a time`,
      `${one.withoutResult} played without a result`,
      ...skipped,
    ]
    console.log(
      `${file.padEnd(22)} ${one.rows} rows  ${one.fixtures} in  ${one.results} results  ${notes.filter((note) => !note.startsWith('0 ')).join(', ')}`,
    )
    total.rows += one.rows
    total.fixtures += one.fixtures
    total.results += one.results
    total.skipped += [...one.skipped.values()].reduce((sum, count) => sum + count, 0)
  }
  for (const { file, why } of report.skippedFiles) console.log(`${file.padEnd(22)} skipped: ${why}`)
  console.log(
    `${total.rows} rows: ${total.fixtures} in (${total.results} with a result), ${total.skipped} skipped; ${report.clubs} clubs; ${seconds.toFixed(1)} s`,
  )
  if (report.unknownClubs.length > 0) console.log(`without a Chinese name: ${report.unknownClubs.join(', ')}`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
