import { givenPath, runCommand } from './command'
import { ConfigError } from './config'
import { writeBackup } from './platform/backup'

const BYTES_IN_MB = 1024 * 1024

/**
 * `pnpm backup <file> [--recordings]`: database, keys, registry, uploads and, if asked for,
 * recordings in one archive, whether a server runs or not.
 */
await runCommand(async ({ config, url }) => {
  const args = process.argv.slice(2)
  const [given, ...more] = args.filter((arg) => arg !== '--recordings')
  if (!given || more.length > 0)
    throw new ConfigError('usage: pnpm backup <file.tar.gz> [--recordings]')
  const hasRecordings = args.includes('--recordings')
  const { varDir } = config
  const file = givenPath(given)
  const { tables, files, bytes } = await writeBackup(
    { url, varDir, now: new Date(), hasRecordings },
    file,
  )
  console.log(
    `${tables} tables and ${files} files, ${(bytes / BYTES_IN_MB).toFixed(1)} MB, in ${file}`,
  )
  console.log('It holds keys and personal data: keep it where only you can read it.')
})
