import { createHash, randomBytes } from 'node:crypto'

/** Without letters that people take for each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** A code of 80 bits that nobody guesses, in groups of four. */
export function newGiftCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Under what a code is kept: the same however it was typed. */
export function giftCodeHash(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest()
}
