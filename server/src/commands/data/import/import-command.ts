import { parseArgs } from 'node:util'
import { givenPath } from '../../../command'
import { ConfigError, readConfig } from '../../../config'
import { COLLECTIONS, IMPORT_FORMATS } from '../../../feeds/imports/import-formats'
import { JOB_LIMITS, openDatabase, rehearse } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import type { DataCommand } from '../data-command'
import { jobsOf } from './import-jobs'
import { NEWS_PARAMETERS } from './news-parameters'
import { openRejectedFile } from './rejected-file'
import { runJobs } from './run-jobs'

const FORMATS = Object.keys(IMPORT_FORMATS)

/** `pnpm data import`: loads open data into the database of the configuration. */
export const importCommand: DataCommand = {
  name: 'import',
  parameters: '<format|sport> <dir> [--report <file>] [--dry-run]',
  summary:
    'Imports the files of one format in <dir>; ' +
    'football or basketball: of every format of it, each in its own folder of <dir>.',
  details: [
    `formats: ${FORMATS.join(', ')}`,
    `folders of a collection: ${Object.values(IMPORT_FORMATS)
      .map(({ folder }) => folder)
      .join(', ')}`,
    'Every line of input is stored, changed, same (known before), ' +
      'reference (describes other lines) or rejected.',
    `${NEWS_PARAMETERS}:`,
    '  publishes the articles of RSS, Atom, RDF and JSON Feed files; pictures are fetched',
    '--dry-run  says what would change and changes nothing; ' +
      'rows it would write stay locked meanwhile',
    '--report <file>  writes each rejected line with its file and reason: ' +
      '.csv, or .jsonl for JSON lines',
  ],
  run: async (args) => {
    const [first, ...others] = args
    // Loaded when it is asked for: the other imports need the memory of its libraries.
    if (first === 'news') return (await import('./news-import')).runNewsImport(others)
    const { name, dir, reportFile, isDryRun } = parametersOf(args)
    const jobs = jobsOf(name, dir)
    const config = readConfig(process.env)
    const log = createLog(process.env.LOG_LEVEL ?? 'warn')
    const rejectedFile = reportFile === null ? null : openRejectedFile(reportFile)
    const database = await openDatabase(config, log, JOB_LIMITS)
    try {
      const deps = { lockDb: database.db, log, rejectedFile }
      if (!isDryRun) return await runJobs(jobs, { ...deps, db: database.db })
      const end = await rehearse(database.url, log, (db) => runJobs(jobs, { ...deps, db }))
      console.log('dry run: nothing was changed')
      return end
    } finally {
      await database.close()
      rejectedFile?.close()
    }
  },
}

type Parameters = { name: string; dir: string; reportFile: string | null; isDryRun: boolean }

function parametersOf(args: string[]): Parameters {
  const { positionals, values } = parsed(args)
  const [name = '', dir, ...more] = positionals
  const isName = COLLECTIONS.some((sport) => sport === name) || name in IMPORT_FORMATS
  if (!isName || dir === undefined || more.length > 0) throw new ConfigError(usage())
  const reportFile = values.report ? givenPath(values.report) : null
  return { name, dir: givenPath(dir), reportFile, isDryRun: values['dry-run'] === true }
}

function parsed(args: string[]) {
  try {
    const options = { report: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n${usage()}`)
  }
}

function usage(): string {
  const names = [...COLLECTIONS, ...FORMATS].join('|')
  return `usage: pnpm data import ${names} <dir> [--report <file>] [--dry-run]`
}
