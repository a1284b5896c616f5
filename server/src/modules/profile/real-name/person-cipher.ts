import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../platform/error-code'
import { withFileLock } from '../../../platform/files/file-lock'
import { writeSecretFile } from '../../../platform/files/secret-file'

const [IV_BYTES, TAG_BYTES] = [12, 16]

/**
 * In the key file `seals`, key n is item n − 1. The last one encrypts; the others still
 * decrypt older ciphertexts.
 */
type Keys = { seals: string[]; mac: string }

export type PersonCipher = {
  /**
   * `about` binds the ciphertext to its place, such as member and column: elsewhere it does not
   * decrypt.
   */
  encrypt: (text: string, about: string) => Buffer
  /** Throws when the bytes were changed, moved or encrypted by a key that is not here. */
  decrypt: (ciphertext: Buffer, about: string) => string
  /** A keyed hash: the same for the same text, and not reversible without the key. */
  mac: (text: string) => Buffer
}

/**
 * Uses the keys of `<keysDir>/real-name.json`, created at the first start: a copy of the database
 * alone reveals no name.
 */
export async function openPersonCipher(keysDir: string): Promise<PersonCipher> {
  const { seals, mac } = await openKeys(keysDir)
  const keyOf = (number: number) => {
    const key = seals[number - 1]
    if (key === undefined) throw new Error(`no key ${number} to open a real name with`)
    return Buffer.from(key, 'base64')
  }
  const macKey = Buffer.from(mac, 'base64')

  return {
    encrypt(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(seals.length), iv).setAAD(
        Buffer.from(about),
      )
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(seals.length), iv, cipher.getAuthTag(), ciphertext])
    },
    decrypt(ciphertext, about) {
      const iv = ciphertext.subarray(1, 1 + IV_BYTES)
      const tag = ciphertext.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(ciphertext[0] ?? 0), iv, {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
      const text = decipher.update(ciphertext.subarray(1 + IV_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest(),
  }
}

async function openKeys(keysDir: string): Promise<Keys> {
  await mkdir(keysDir, { recursive: true, mode: 0o700 })
  const file = path.join(keysDir, 'real-name.json')
  return withFileLock(`${file}.lock`, async () => (await readKeys(file)) ?? makeKeys(file))
}

async function readKeys(file: string): Promise<Keys | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    // No other error may lead to new keys, which could not decrypt the stored names.
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function makeKeys(file: string): Promise<Keys> {
  const made = {
    seals: [randomBytes(32).toString('base64')],
    mac: randomBytes(32).toString('base64'),
  }
  await writeSecretFile(`${file}.draft`, made)
  await rename(`${file}.draft`, file)
  return made
}
