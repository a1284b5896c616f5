import { createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/database'
import { insertIv, takeIv } from './iv.repository'

export const IV_LIVES_MS = 60_000

/** An encrypted password, as the contract describes it. */
export type EncryptedPassword = { password: string; iv?: string }

export type Envelope = {
  /** An initialization vector for one password, as hex. */
  newIv: () => Promise<string>
  /** The password, or null for any error, so that the caller cannot learn which. */
  open: (encrypted: EncryptedPassword) => Promise<string | null>
}

type EnvelopeDeps = { db: Db; config: { passwordKey: string; passwordIv: string } }

/**
 * Decrypts passwords that clients encrypt with AES-CBC. TLS protects them in transit; this is the
 * format of the clients.
 */
export function createEnvelope({ db, config }: EnvelopeDeps): Envelope {
  const key = Buffer.from(config.passwordKey, 'hex')
  const usualIv = Buffer.from(config.passwordIv, 'hex')

  return {
    async newIv() {
      const iv = randomBytes(16)
      await insertIv(db, iv)
      return iv.toString('hex')
    },
    async open({ password, iv }) {
      const vector = iv === undefined ? usualIv : Buffer.from(iv, 'hex')
      const isGood = iv === undefined || (await takeIv(db, vector, IV_LIVES_MS))
      const text = decrypt(key, vector, password)
      return isGood ? text : null
    },
  }
}

function decrypt(key: Buffer, iv: Buffer, encrypted: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv)
    const bytes = Buffer.concat([
      decipher.update(Buffer.from(encrypted, 'base64')),
      decipher.final(),
    ])
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
