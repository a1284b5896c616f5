import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../../config'
import { importSinks, type UndoneSeason, undoImport, withImportLock } from '../../feeds/imports'
import { IMPORT_FORMATS, type ImportFormat } from '../../feeds/imports/import-formats'
import { removeDetailsOf } from '../../modules/football'
import { systemClock } from '../../platform/clock'
import { type Db, JOB_LIMITS, openDatabase, rehearse } from '../../platform/database'
import { createLog, type Logger } from '../../platform/log'
import { removeQuotesOf } from '../../sports/odds'
import { type DataCommand, EXIT } from './data-command'

const FORMATS = Object.keys(IMPORT_FORMATS)
const USAGE = `usage: pnpm data undo ${FORMATS.join('|')} [<league>[/<season>]] [--dry-run]`

/** What a sport has beyond the rows of a source. */
const REMOVED = {
  football: [removeDetailsOf, removeQuotesOf],
  basketball: [removeQuotesOf],
}

/** `pnpm data undo`: removes what a format imported. */
export const undoCommand: DataCommand = {
  name: 'undo',
  parameters: '<format> [<league>[/<season>]] [--dry-run]',
  summary: 'Undoes the import of a format: matches are as if it had never been imported.',
  details: [
    'eng.1/2024-25 undoes one season, eng.1 all seasons of the league; ' +
      'without it everything is undone.',
    '--dry-run  says what would change and changes nothing',
  ],
  run: async (args) => {
    const { format, season, isDryRun } = parametersOf(args)
    const config = readConfig(process.env)
    const log = createLog(process.env.LOG_LEVEL ?? 'warn')
    const database = await openDatabase(config, log, JOB_LIMITS)
    try {
      const undone = await withImportLock(
        database.db,
        () =>
          isDryRun
            ? rehearse(database.url, log, (db) => undo(db, log, format, season))
            : undo(database.db, log, format, season),
        () => console.error('waiting for another import into this database to end'),
      )
      return printUndone(undone, isDryRun)
    } finally {
      await database.close()
    }
  },
}

function undo(
  db: Db,
  log: Logger,
  { source, sport }: ImportFormat,
  season?: string,
): Promise<UndoneSeason[]> {
  const sinkOf = importSinks(sport, { db, clock: systemClock, log })
  const now = Math.floor(systemClock.now() / 1000)
  return undoImport({ db, sport, sinkOf, now, removeDetails: REMOVED[sport.key] }, source, season)
}

function printUndone(undone: readonly UndoneSeason[], isDryRun: boolean): 0 | 1 {
  for (const { leagueKey, name, rows, removed, remaining } of undone)
    console.log(
      `${leagueKey}/${name}: ${rows} rows; ` +
        `${removed} matches removed, ${remaining} kept of other imports`,
    )
  if (undone.length === 0) console.error('nothing of this was imported')
  else if (isDryRun) console.log('dry run: nothing was changed')
  return undone.length === 0 ? EXIT.failed : EXIT.ok
}

function parametersOf(args: string[]) {
  const { positionals, values } = parsed(args)
  const [name = '', season, ...more] = positionals
  const format = IMPORT_FORMATS[name]
  if (!format || more.length > 0) throw new ConfigError(USAGE)
  return { format, season, isDryRun: values['dry-run'] === true }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
