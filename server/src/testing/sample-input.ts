import fc from 'fast-check'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  minLength?: number
  minimum?: number
  minItems?: number
}

/**
 * Input that fits a schema of a contract, with every optional field. `given` has values for fields
 * by their key, used wherever they fit the type of the field.
 */
export function sampleOf(schema: Schema, given: Record<string, unknown> = {}, key = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, given, key)
  if (key in given && isFit(schema, given[key])) return given[key]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        sampleOf(field, given, name),
      ]),
    )
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, given, key)]
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  return null
}

function isFit({ type, pattern }: Schema, value: unknown): boolean {
  const fits = type === 'integer' ? Number.isInteger(value) : typeof value === type
  return fits && (pattern === undefined || new RegExp(pattern).test(String(value)))
}

function textOf({ pattern, minLength = 1 }: Schema): string {
  if (pattern === undefined) return 'x'.repeat(Math.max(minLength, 1))
  const text =
    matching.get(pattern) ??
    fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0] ??
    ''
  matching.set(pattern, text)
  return text
}

/** Texts by the pattern that they match: each is asked for thousands of times. */
const matching = new Map<string, string>()
