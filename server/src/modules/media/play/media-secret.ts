import { createHmac, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { withFileLock } from '../../../platform/files/file-lock'
import { readSecretFile, writeSecretFile } from '../../../platform/files/secret-file'

/** The key for one use, such as `play addresses`. */
export type MediaSecret = (use: string) => Promise<Buffer>

/**
 * Keys from the secret in `VAR_DIR/keys`, which the first process creates and all processes of a
 * machine share. Reads the file once, at the first call.
 */
export function createMediaSecret(varDir: string): MediaSecret {
  const dir = path.join(varDir, 'keys')
  let read: Promise<string> | null = null
  return async (use) => {
    read ??= storedSecret(dir).catch((error) => {
      read = null
      throw error
    })
    return createHmac('sha256', await read)
      .update(use)
      .digest()
  }
}

async function storedSecret(dir: string): Promise<string> {
  const file = path.join(dir, 'media.json')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  return withFileLock(`${file}.lock`, async () => {
    const known = (await readSecretFile(file)) as { secret?: unknown } | null
    if (typeof known?.secret === 'string') return known.secret
    const secret = randomBytes(32).toString('hex')
    await writeSecretFile(file, { secret })
    return secret
  })
}
