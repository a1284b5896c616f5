import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** The JSON of a file, or null without the file. Throws if it has another shape. */
export async function readValid<T extends TSchema>(
  file: string,
  schema: T,
): Promise<Static<T> | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : Value.Parse(schema, JSON.parse(text))
}
