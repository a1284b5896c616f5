import { type Command, givenPath } from '../command'
import { ConfigError } from '../config'
import { renewEpochs } from '../modules/messaging'
import { restoreBackup } from '../platform/backup'
import { connect } from '../platform/database'

/**
 * `pnpm restore <file> [--force]`: restores a backup into an empty `VAR_DIR` and database; with
 * `--force` it replaces what is there.
 */
export const restore: Command = async ({ config, url, log }, args) => {
  const [given, ...more] = args.filter((arg) => arg !== '--force')
  if (!given || more.length > 0)
    throw new ConfigError('usage: pnpm restore <file.tar.gz> [--force]')
  const place = { url, varDir: config.varDir, log, isForced: args.includes('--force') }
  const { madeAt, tables } = await restoreBackup(place, givenPath(given))
  const db = connect(url, log)
  await renewEpochs(db).finally(() => db.destroy())
  return `restored ${tables.length} tables and the files of ${madeAt}`
}
