import { createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/database'
import { insertIv, takeIv } from './iv.repository'

export const IV_LIVES_MS = 60_000

/** A password on its way, as the contract describes it. */
export type Sealed = { password: string; iv?: string }

export type Envelope = {
  /** A vector for one password, as hex. */
  newIv: () => Promise<string>
  /** The password, or null whatever is wrong: nobody shall learn which. */
  open: (sealed: Sealed) => Promise<string | null>
}

type EnvelopeDeps = { db: Db; config: { passwordKey: string; passwordIv: string } }

/** What the client has sealed by AES-CBC. TLS protects a password on its way; this is the format of the clients. */
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

function decrypt(key: Buffer, iv: Buffer, sealed: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv)
    const bytes = Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
