import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32: no letters that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

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
