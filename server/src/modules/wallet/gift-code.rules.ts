import { createHash, randomBytes } from 'node:crypto'
import type { Limit } from '../../platform/limits'

/** Crockford's base 32: no letters that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const GROW = { baseMs: 1_000, maxMs: MINUTE_MS }

/** Tries at gift codes. Codes are short enough to be guessed without a limit. */
export const GIFT_CODE_LIMITS = {
  account: { name: 'gift-code/account', free: 20, windowMs: HOUR_MS, grow: GROW },
  network: { name: 'gift-code/network', free: 100, windowMs: HOUR_MS, grow: GROW },
} as const satisfies Record<string, Limit>

/** A random code of 80 bits, in groups of four. */
export function newGiftCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** The stored hash of a code: the same for every spelling. */
export function giftCodeHash(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest()
}
