import { parseArgs } from 'node:util'
import { givenPath } from '../../../command'
import { ConfigError, readConfig } from '../../../config'
import { IMPORT_FORMATS } from '../../../feeds/import-formats'
import { JOB_LIMITS, openDatabase } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import type { DataCommand } from '../data-command'
import { jobsOf } from './import-jobs'
import { openRejectedFile } from './rejected-file'
import { runJobs } from './run-jobs'

const COLLECTION = 'football'
const FORMATS = Object.keys(IMPORT_FORMATS)

/** `pnpm data import`: loads open data into the database of the configuration. */
export const importCommand: DataCommand = {
  name: 'import',
  parameters: '<format|football> <dir> [--report <file>]',
  summary:
    'Imports the files of one format in <dir>; football: of every format, each in its own folder of <dir>.',
  details: [
    `formats: ${FORMATS.join(', ')}`,
    `folders of a collection: ${Object.values(IMPORT_FORMATS)
      .map(({ folder }) => folder)
      .join(', ')}`,
    'Every line of input is stored, changed, same (known before), reference (describes other lines) or rejected.',
    '--report <file>  writes each rejected line with its file and reason: .csv, or .jsonl for JSON lines',
  ],
  run: async (args) => {
    const { name, dir, reportFile } = parametersOf(args)
    const jobs = jobsOf(name === COLLECTION ? null : name, dir)
    const config = readConfig(process.env)
    const log = createLog(process.env.LOG_LEVEL ?? 'warn')
    const rejectedFile = reportFile === null ? null : openRejectedFile(reportFile)
    const database = await openDatabase(config, log, JOB_LIMITS)
    try {
      return await runJobs(jobs, { db: database.db, log, rejectedFile })
    } finally {
      await database.close()
      rejectedFile?.close()
    }
  },
}

type Parameters = { name: string; dir: string; reportFile: string | null }

function parametersOf(args: string[]): Parameters {
  const { positionals, values } = parsed(args)
  const [name = '', dir, ...more] = positionals
  const isName = name === COLLECTION || name in IMPORT_FORMATS
  if (!isName || dir === undefined || more.length > 0) throw new ConfigError(usage())
  return { name, dir: givenPath(dir), reportFile: values.report ? givenPath(values.report) : null }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { report: { type: 'string' } } })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n${usage()}`)
  }
}

function usage(): string {
  return `usage: pnpm data import ${[COLLECTION, ...FORMATS].join('|')} <dir> [--report <file>]`
}
