import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { errorCode } from '../../../platform/error-code'

/**
 * The content of a JSON file (plain or gzipped), or why it cannot be used, with the line or the
 * path of the wrong value.
 */
export type JsonFile<Value> = { value: Value } | { why: string }

export function createJsonReader<Schema extends TSchema>(
  schema: Schema,
): (file: string) => JsonFile<Static<Schema>> {
  const check = Compile(schema)
  return (file) => {
    const parsed = parseFile(file)
    if ('why' in parsed) return parsed
    if (check.Check(parsed.value)) return { value: parsed.value as Static<Schema> }
    const [error] = check.Errors(parsed.value)
    return { why: `${error?.instancePath || 'the file'} ${error?.message ?? 'has another shape'}` }
  }
}

function parseFile(file: string): JsonFile<unknown> {
  let text = ''
  try {
    const bytes = bytesOf(file)
    if (bytes === null) return { why: `larger than ${MAX_BYTES / BYTES_IN_MB} MB` }
    if (!isUtf8(bytes)) return { why: `line ${firstInvalidLine(bytes)}: invalid UTF-8` }
    text = bytes.toString('utf8').replace(/^\uFEFF/, '')
    return { value: JSON.parse(text) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = error instanceof SyntaxError ? positionOf(message, text) : null
    return {
      why:
        position === null
          ? message
          : `line ${text.slice(0, position).split('\n').length}: ${message}`,
    }
  }
}

const BYTES_IN_MB = 1024 * 1024
/** A JSON file is read into memory as a whole; the largest of any source has some 15 MB. */
const MAX_BYTES = 32 * BYTES_IN_MB

/** Null when the content is too large, before or after unpacking. */
function bytesOf(file: string): Buffer | null {
  if (statSync(file).size > MAX_BYTES) return null
  const bytes = readFileSync(file)
  if (!file.endsWith('.gz')) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') return null
    throw error
  }
}

const LINE_FEED = 0x0a

function firstInvalidLine(bytes: Buffer): number {
  let from = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(LINE_FEED, from)
    if (end === -1 || !isUtf8(bytes.subarray(from, end))) return line
    from = end + 1
  }
}

/** Position of a syntax error: the parser names it, quotes the text around it, or is at the end. */
function positionOf(message: string, text: string): number | null {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  if (message.includes('end of JSON')) return text.trimEnd().length
  const shown = /, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid/.exec(message)?.[1]
  const from = shown ? text.indexOf(shown) : -1
  return from === -1 ? null : from + (message.includes(', ..."') ? SHOWN_BEFORE : 0)
}

/** Characters that the parser quotes before the wrong one. */
const SHOWN_BEFORE = 10
