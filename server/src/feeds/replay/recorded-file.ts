import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Called with a file that cannot be used and why; the message of `why` is one line. */
export type OnBroken = (file: string, why: string) => void

/** An `onBroken` that throws at the first broken file. */
export function fail(_file: string, why: string): never {
  throw new Error(why)
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The JSON of a file, plain or gzipped. Throws an error with the file's name. */
export async function readRecorded<Schema extends TSchema>(
  file: string,
  schema: Schema,
): Promise<Static<Schema>> {
  const text = await readRecordedText(file)
  const value = parsed(file, text)
  const check = Compile(schema)
  if (check.Check(value)) return value as Static<Schema>
  const [error] = [...check.Errors(value)]
  throw new Error(
    `${path.basename(file)}: ${error?.instancePath ?? ''} ${error?.message ?? 'has another shape'}`,
  )
}

/** The text of a file, plain or gzipped. Errors of the file system and of gzip name the file. */
export async function readRecordedText(file: string): Promise<string> {
  try {
    const bytes = await readFile(file)
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch (error) {
    throw named(file, error)
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw named(file, error)
  }
}

function named(file: string, error: unknown): Error {
  const why = reasonOf(error)
  return new Error(why.includes(file) ? why : `${path.basename(file)}: ${why}`)
}
