import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** The parts of a schema that decide its smallest value. */
type Parts = {
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Parts[]
  allOf?: readonly Parts[]
  type?: string
  properties?: Record<string, Parts>
  required?: readonly string[]
  items?: Parts | readonly Parts[]
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  pattern?: string
}

/**
 * The smallest valid value of a schema: null where it may be, empty lists, no optional property.
 * Throws when it finds none, such as for an unusual pattern.
 */
export function emptyReply(schema: TSchema): unknown {
  const value = smallest(schema as Parts)
  const [fault] = Value.Errors(schema, value)
  if (fault) throw new Error(`no smallest reply: ${fault.instancePath} ${fault.message}`)
  return value
}

function smallest(schema: Parts): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf)
    return smallest(schema.anyOf.find(({ type }) => type === 'null') ?? schema.anyOf[0] ?? {})
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(smallest))
  if (schema.type === 'object') return smallestObject(schema)
  if (schema.type === 'array') return smallestList(schema)
  if (schema.type === 'string') return smallestText(schema)
  if (schema.type === 'integer' || schema.type === 'number') return smallestNumber(schema)
  return schema.type === 'boolean' ? false : null
}

function smallestObject({ properties = {}, required = [] }: Parts): unknown {
  return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {})]))
}

function smallestList({ items = {}, minItems = 0 }: Parts): unknown[] {
  if (Array.isArray(items)) return items.map(smallest)
  return Array.from({ length: minItems }, () => smallest(items as Parts))
}

function smallestNumber({ minimum = 0, exclusiveMinimum }: Parts): number {
  return exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
}

function smallestText({ minLength = 0, pattern }: Parts): string {
  const lengths = Array.from({ length: 65 }, (_, length) => length)
  const texts = [...lengths.map((length) => '0'.repeat(length)), '1', '/', 'a', 'aaaa', 'A']
  const accepts = new RegExp(pattern ?? '')
  return texts.find((text) => text.length >= minLength && accepts.test(text)) ?? ''
}
