import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** The content of a JSON file (also gzipped), or why it cannot be used: with the line, or with the place of what is wrong. */
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
    const bytes = readFileSync(file)
    text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    return { value: JSON.parse(text) }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const position = error instanceof SyntaxError ? positionOf(said, text) : null
    return { why: position === null ? said : `line ${text.slice(0, position).split('\n').length}: ${said}` }
  }
}

/** The parser tells a position, or shows the text around it, or has reached the end. */
function positionOf(said: string, text: string): number | null {
  const position = /position (\d+)/.exec(said)?.[1]
  if (position !== undefined) return Number(position)
  if (said.includes('end of JSON')) return text.trimEnd().length
  const shown = /, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid/.exec(said)?.[1]
  const from = shown ? text.indexOf(shown) : -1
  return from === -1 ? null : from + (said.includes(', ..."') ? SHOWN_BEFORE : 0)
}

/** Characters the parser shows before the one it cannot read. */
const SHOWN_BEFORE = 10
