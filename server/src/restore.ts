import { givenPath, runCommand } from './command'
import { ConfigError } from './config'
import { renewEpochs } from './modules/messaging'
import { restoreBackup } from './platform/backup'
import { connect } from './platform/database'

/**
 * `pnpm restore <file> [--force]`: restores a backup into an empty `VAR_DIR` and database; with
 * `--force` it replaces what is there.
 */
await runCommand(async ({ config, url, log }) => {
  const args = process.argv.slice(2)
  const [given, ...more] = args.filter((arg) => arg !== '--force')
  if (!given || more.length > 0)
    throw new ConfigError('usage: pnpm restore <file.tar.gz> [--force]')
  const isForced = args.includes('--force')
  const { madeAt, tables } = await restoreBackup(
    { url, varDir: config.varDir, log, isForced },
    givenPath(given),
  )
  const db = connect(url, log)
  await renewEpochs(db).finally(() => db.destroy())
  console.log(`restored ${tables.length} tables and the files of ${madeAt}`)
})
