import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 24

/** A new stream key of 192 random bits. */
export function makeStreamKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** What is stored of a stream key. It is random, so a fast hash reveals nothing. */
export function hashStreamKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
