import { ConfigError, readConfig } from '../../config'
import { readOrigins as basketballOrigins } from '../../modules/basketball'
import { readOrigins as footballOrigins } from '../../modules/football'
import { JOB_LIMITS, openDatabase } from '../../platform/database'
import { createLog } from '../../platform/log'
import { type DataCommand, EXIT } from './data-command'

const USAGE = 'usage: pnpm data explain <match number>'

/** `pnpm data explain`: the sources of the data of a match. */
export const explainCommand: DataCommand = {
  name: 'explain',
  parameters: '<match number>',
  summary: 'Tells from which import, file and line each part of a match comes.',
  details: ['The number of a match stands in the address of its page.'],
  run: async ([id = '', ...more]) => {
    if (!/^\d{1,9}$/.test(id) || more.length > 0) throw new ConfigError(USAGE)
    const log = createLog(process.env.LOG_LEVEL ?? 'warn')
    const database = await openDatabase(readConfig(process.env), log, JOB_LIMITS)
    try {
      const [football, basketball] = await Promise.all([
        footballOrigins(database.db, Number(id)),
        basketballOrigins(database.db, Number(id)),
      ])
      // A match is of one sport: the other has nothing about it.
      const parts = [...football, ...basketball]
      for (const { part, source, count, file, line, importedAt } of parts) {
        const place =
          file === null
            ? ''
            : `${file}:${line}, imported ${new Date((importedAt ?? 0) * 1_000).toISOString()}`
        const columns = [part.padEnd(11), String(count).padStart(4), '', source.padEnd(16), place]
        console.log(columns.join(' ').trimEnd())
      }
      if (parts.length === 0) console.error(`no match ${id}`)
      return parts.length === 0 ? EXIT.failed : EXIT.ok
    } finally {
      await database.close()
    }
  },
}
