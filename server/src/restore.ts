import { givenPath, runCommand } from './command'
import { ConfigError } from './config'
import { restoreBackup } from './platform/backup'

/** `pnpm restore <file> [--force]`: puts a backup into an empty `VAR_DIR` and database, or by force over what is there. */
await runCommand(async ({ config, url, log }) => {
  const words = process.argv.slice(2)
  const [given, ...more] = words.filter((word) => word !== '--force')
  if (!given || more.length > 0)
    throw new ConfigError('usage: pnpm restore <file.tar.gz> [--force]')
  const isForced = words.includes('--force')
  const { madeAt, tables } = await restoreBackup(
    { url, varDir: config.varDir, log, isForced },
    givenPath(given),
  )
  console.log(`restored ${tables.length} tables and the files of ${madeAt}`)
})
