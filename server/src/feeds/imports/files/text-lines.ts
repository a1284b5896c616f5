import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

/** A line of a text file, or why it cannot be used. Line numbers start at 1. */
export type TextLine = { line: number; text: string } | { line: number; why: string }

const LINE_FEED = 0x0a
const CHUNK_BYTES = 256 * 1024
/** The longest rows of any source have some 2 000 characters. */
const MAX_LINE_BYTES = 64 * 1024

/** Reads a text file line by line, in little memory. Skips a byte order mark. */
export async function* textLines(file: string): AsyncGenerator<TextLine> {
  let line = 0
  let rest: Buffer = Buffer.alloc(0)
  let isTooLong = false
  const next = (bytes: Buffer): TextLine => {
    line += 1
    const isLong = isTooLong || bytes.length > MAX_LINE_BYTES
    const found: TextLine = isLong
      ? { line, why: 'a line of more than 64 KB' }
      : decoded(line, bytes)
    isTooLong = false
    return found
  }
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let from = 0
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, from)) {
      yield next(bytes.subarray(from, end))
      from = end + 1
    }
    rest = Buffer.from(bytes.subarray(from))
    if (rest.length > MAX_LINE_BYTES) {
      isTooLong = true
      rest = Buffer.alloc(0)
    }
  }
  if (rest.length > 0 || isTooLong) yield next(rest)
}

function decoded(line: number, bytes: Buffer): TextLine {
  const readable = isUtf8(bytes) ? bytes : withPlainSpaces(bytes)
  if (readable === null) return { line, why: 'invalid UTF-8' }
  const text = readable.toString('utf8').replace(/\r$/, '')
  const bare = line === 1 ? text.replace(/^\uFEFF/, '') : text
  return hasControl(bare) ? { line, why: 'a control character' } : { line, text: bare }
}

const NO_BREAK_SPACE = 0xa0
const SPACE = 0x20

/** Replaces the no-break spaces of Windows-1252 in old files; null if the rest is not UTF-8. */
function withPlainSpaces(bytes: Buffer): Buffer | null {
  const plain = Buffer.from(bytes)
  for (const [at, byte] of bytes.entries()) {
    const isAlone = (bytes[at - 1] ?? 0) < 0x80
    if (byte === NO_BREAK_SPACE && isAlone) plain[at] = SPACE
  }
  return isUtf8(plain) ? plain : null
}

/** True for control characters other than the tab; the database rejects some of them. */
export function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code < 0x20 && code !== 0x09) || code === 0x7f) return true
  }
  return false
}
