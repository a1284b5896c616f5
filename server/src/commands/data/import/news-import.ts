import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { givenPath } from '../../../command'
import { type Config, ConfigError, readConfig } from '../../../config'
import { readCirclesOf } from '../../../modules/community'
import { createArticlePictures, type ImportedFile, importNews } from '../../../modules/news'
import { systemClock } from '../../../platform/clock'
import { type Db, JOB_LIMITS, openDatabase, rehearse } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createPictures } from '../../../platform/pictures'
import { createLocalStorage } from '../../../platform/storage'
import { EXIT, type ExitCode } from '../data-command'
import { NEWS_PARAMETERS } from './news-parameters'
import { openRejectedFile, type RejectedFile } from './rejected-file'

const USAGE = `usage: pnpm data import ${NEWS_PARAMETERS}`

/** `pnpm data import news`: publishes the articles of feeds in files. */
export async function runNewsImport(args: string[]): Promise<ExitCode> {
  const { reportFile, isDryRun, ...options } = parametersOf(args)
  const config = readConfig(process.env)
  const log = createLog(process.env.LOG_LEVEL ?? 'warn')
  const report = reportFile === null ? null : openRejectedFile(reportFile)
  const database = await openDatabase(config, log, JOB_LIMITS)
  const pictures = createPictures(log)
  const run = (db: Db, isStored: boolean) => {
    const articlePictures = isStored
      ? createArticlePictures({ db, clock: systemClock, storage: storageOf(config), pictures })
      : null
    const deps = { db, clock: systemClock, articlePictures, readCircles: readCirclesOf }
    return printAll(importNews(deps, options), report)
  }
  try {
    if (!isDryRun) return await run(database.db, true)
    const end = await rehearse(database.url, log, (db) => run(db, false))
    console.log('dry run: nothing was changed')
    return end
  } finally {
    pictures.close()
    await database.close()
    report?.close()
  }
}

function storageOf({ varDir, storageMaxBytes }: Config) {
  return createLocalStorage({ dir: path.join(varDir, 'uploads'), maxBytes: storageMaxBytes })
}

/** A line for each file; a file of which nothing can be used does not stop the others. */
async function printAll(
  files: AsyncIterable<ImportedFile>,
  report: RejectedFile | null,
): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok
  let count = 0
  for await (const imported of files) {
    count += 1
    if (!print(imported, report)) exitCode = EXIT.failed
  }
  if (count > 0) return exitCode
  console.error('news: no file of a feed (.xml, .rss, .atom, .rdf, .json) there')
  return EXIT.failed
}

/** Whether anything of the file could be used. */
function print({ file, counts, rejected, problem }: ImportedFile, report: RejectedFile | null) {
  if (problem !== null) {
    console.error(`news: ${file} was rejected: ${problem}`)
    report?.write({ format: 'news', file, line: null, reason: problem, what: '' })
    return false
  }
  const used = counts.stored + counts.changed + counts.same
  const { stored, changed, same } = counts
  const parts = `${stored} stored + ${changed} changed + ${same} same + ${rejected.length} rejected`
  console.log(`${file}  ${used + rejected.length} items = ${parts}`)
  for (const reason of new Set(rejected.map((one) => one.reason))) {
    const items = rejected.filter((one) => one.reason === reason)
    console.log(`  rejected: ${items.length} × ${reason} (${items[0]?.title})`)
  }
  for (const { title, reason } of rejected)
    report?.write({ format: 'news', file, line: null, reason, what: title })
  if (used === 0) console.error(`news: nothing of ${file} could be used`)
  return used > 0
}

function parametersOf(args: string[]) {
  const { positionals, values } = parsed(args)
  const [place, ...more] = positionals
  const { column } = values
  if (place === undefined || more.length > 0) throw new ConfigError(USAGE)
  if (column !== undefined && !/^[1-9]\d{0,8}$/.test(column))
    throw new ConfigError(`--column must be the number of a column, not ${JSON.stringify(column)}`)
  const given = givenPath(place)
  if (!statSync(given, { throwIfNoEntry: false }))
    throw new ConfigError(`no file or folder ${given}`)
  return {
    place: given,
    source: values.source ?? '',
    columnId: column === undefined ? null : Number(column),
    reportFile: values.report ? givenPath(values.report) : null,
    isDryRun: values['dry-run'] === true,
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  const options = {
    source: text,
    column: text,
    report: text,
    'dry-run': { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
