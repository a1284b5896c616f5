import { type Command, givenPath } from '../command'
import { ConfigError } from '../config'
import { writeBackup } from '../platform/backup'

const BYTES_IN_MB = 1024 * 1024

/**
 * `pnpm backup <file> [--recordings]`: database, keys, registry, uploads and, if asked for,
 * recordings in one archive, whether a server runs or not.
 */
export const backUp: Command = async ({ config, url }, args) => {
  const [given, ...more] = args.filter((arg) => arg !== '--recordings')
  if (!given || more.length > 0)
    throw new ConfigError('usage: pnpm backup <file.tar.gz> [--recordings]')
  const hasRecordings = args.includes('--recordings')
  const { varDir } = config
  const file = givenPath(given)
  const place = { url, varDir, now: new Date(), hasRecordings }
  const { tables, files, bytes } = await writeBackup(place, file)
  const size = `${(bytes / BYTES_IN_MB).toFixed(1)} MB`
  return [
    `${tables} tables and ${files} files, ${size}, in ${file}`,
    'It holds keys and personal data: keep it where only you can read it.',
  ].join('\n')
}
