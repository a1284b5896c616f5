import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../error-code'
import { withFileLock } from '../files/file-lock'

/** The secret of `<keysDir>/staff-token`, the same for all processes of this directory. */
export async function openStaffToken(keysDir: string): Promise<string> {
  const file = path.join(keysDir, 'staff-token')
  await mkdir(keysDir, { recursive: true, mode: 0o700 })
  return withFileLock(`${file}.lock`, async () => (await readToken(file)) ?? makeToken(file))
}

/** Whether an `Authorization` header carries the token; takes equally long for every wrong one. */
export function carriesToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token)) && given !== ''
}

async function readToken(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    // Any other error must not end in a new secret.
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Written whole or not at all: an empty secret would let everybody in who sends none. */
async function makeToken(file: string): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await writeFile(`${file}.draft`, `${token}\n`, { mode: 0o600 })
  await rename(`${file}.draft`, file)
  return token
}
