import { createReadStream } from 'node:fs'
import { FileError } from './file-error'
import { decodedLine, hasControl } from './text-encoding.rules'

/** A line of a text file, or why it cannot be used. Line numbers start at 1. */
export type TextLine = { line: number; text: string } | { line: number; why: string }

const LINE_FEED = 0x0a
const CHUNK_BYTES = 256 * 1024
/** The longest rows of any source have some 2 000 characters. */
const MAX_LINE_BYTES = 64 * 1024

/**
 * Reads a text file line by line, in little memory. Skips a byte order mark. Throws `FileError`
 * before the first line if one of them is not text.
 */
export async function* textLines(file: string): AsyncGenerator<TextLine> {
  for await (const _ of readLines(file));
  yield* readLines(file)
}

async function* readLines(file: string): AsyncGenerator<TextLine> {
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

/** Throws `FileError`: what is wrong with one line may be wrong, unseen, with the others. */
function decoded(line: number, bytes: Buffer): TextLine {
  const text = decodedLine(bytes)?.replace(/\r$/, '')
  if (text === undefined) throw new FileError(`line ${line}: neither UTF-8 nor Windows-1252`)
  const bare = line === 1 ? text.replace(/^\uFEFF/, '') : text
  if (hasControl(bare)) throw new FileError(`line ${line}: a control character`)
  return { line, text: bare }
}
