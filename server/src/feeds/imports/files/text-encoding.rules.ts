import { isUtf8 } from 'node:buffer'

/**
 * Characters of the bytes from 0x80 to 0x9F in Windows-1252; the decoder of Node 20 has control
 * characters there. The spaces stand for bytes without a character.
 */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const [FIRST_OF_THEM, LAST_OF_THEM] = [0x80, 0x9f]

/**
 * The text of the bytes of a line: UTF-8, or Windows-1252 of old files. Null for bytes that are
 * neither: those that Windows-1252 has no character for, or characters of UTF-8 beside others.
 */
export function decodedLine(bytes: Buffer): string | null {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const plain = withPlainSpaces(bytes)
  if (isUtf8(plain)) return plain.toString('utf8')
  return hasUtf8Letter(plain) || hasNoWindowsCharacter(plain) ? null : windowsText(plain)
}

/** True for control characters other than the tab; the database rejects some of them. */
export function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code < 0x20 && code !== 0x09) || (code >= 0x7f && code < 0xa0)) return true
  }
  return false
}

const NO_BREAK_SPACE = 0xa0
const SPACE = 0x20
const FIRST_ABOVE_ASCII = 0x80

/** The no-break spaces of Windows-1252 as spaces. */
function withPlainSpaces(bytes: Buffer): Buffer {
  const plain = Buffer.from(bytes)
  for (const [at, byte] of bytes.entries()) {
    const isAlone = (bytes[at - 1] ?? 0) < FIRST_ABOVE_ASCII
    if (byte === NO_BREAK_SPACE && isAlone) plain[at] = SPACE
  }
  return plain
}

/** A byte above ASCII, then one to three that continue a character of UTF-8. */
function hasUtf8Letter(bytes: Buffer): boolean {
  return bytes.some((byte, at) => {
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
    return length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length))
  })
}

function windowsText(bytes: Buffer): string {
  return [...bytes].map(characterOf).join('')
}

function characterOf(byte: number): string {
  const isOfThem = byte >= FIRST_OF_THEM && byte <= LAST_OF_THEM
  return isOfThem ? (FROM_80[byte - FIRST_OF_THEM] ?? '') : String.fromCharCode(byte)
}

const UNASSIGNED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

function hasNoWindowsCharacter(bytes: Buffer): boolean {
  return bytes.some((byte) => UNASSIGNED.has(byte))
}
