import { createHmac, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { withFileLock } from '../../../platform/files/file-lock'
import { readSecretFile, writeSecretFile } from '../../../platform/files/secret-file'

/** Keys without which the hashes in the database are worthless. */
export type Secrets = { pepper: Buffer; codeKey: Buffer; handleKey: Buffer; workKey: Buffer }

/**
 * The configured pepper, or one that the first start creates in `VAR_DIR/keys`. Several machines
 * need the same configured pepper. Reads the file once, at the first call.
 */
export function createSecrets(config: {
  passwordPepper: string
  varDir: string
}): () => Promise<Secrets> {
  let read: Promise<Secrets> | null = null
  const readAgain = () => {
    read = (
      config.passwordPepper ? Promise.resolve(config.passwordPepper) : storedPepper(config.varDir)
    ).then(derive)
    read.catch(() => {
      read = null
    })
    return read
  }
  return () => read ?? readAgain()
}

async function storedPepper(varDir: string): Promise<string> {
  const dir = path.join(varDir, 'keys')
  const file = path.join(dir, 'password-pepper.json')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  return withFileLock(`${file}.lock`, async () => {
    const known = (await readSecretFile(file)) as { pepper?: unknown } | null
    if (typeof known?.pepper === 'string') return known.pepper
    const pepper = randomBytes(32).toString('hex')
    await writeSecretFile(file, { pepper })
    return pepper
  })
}

function derive(text: string): Secrets {
  const key = (use: string) => createHmac('sha256', text).update(use).digest()
  return {
    pepper: key('passwords'),
    codeKey: key('codes by SMS'),
    handleKey: key('handles of passkeys'),
    workKey: key('work before codes'),
  }
}
