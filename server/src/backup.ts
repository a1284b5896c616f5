import { givenPath, runCommand } from './command'
import { ConfigError } from './config'
import { writeBackup } from './platform/backup'

const BYTES_IN_MB = 1024 * 1024

/**
 * `pnpm backup <file>`: database, keys, registry and uploads in one archive, whether a server runs
 * or not.
 */
await runCommand(async ({ config, url }) => {
  const [given] = process.argv.slice(2)
  if (!given) throw new ConfigError('usage: pnpm backup <file.tar.gz>')
  const { varDir } = config
  const file = givenPath(given)
  const { tables, files, bytes } = await writeBackup({ url, varDir, now: new Date() }, file)
  console.log(
    `${tables} tables and ${files} files, ${(bytes / BYTES_IN_MB).toFixed(1)} MB, in ${file}`,
  )
  console.log('It holds keys and personal data: keep it where only you can read it.')
})
