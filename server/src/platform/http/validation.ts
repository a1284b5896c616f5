import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { RequestError } from '../errors'

type Node = {
  type?: unknown
  properties?: Record<string, Node>
  items?: unknown
  additionalProperties?: unknown
  anyOf?: Node[]
}

const NUMBER = /^-?(0|[1-9]\d{0,15})(\.\d{1,15})?$/

/**
 * Checks one part of a request. A body with unknown properties is rejected: its sender expects them
 * to be stored. Unknown parameters of a query are ignored: other sites append their own to links,
 * such as `utm_source`. In a path or query every value is text: one that the schema wants as a
 * number or boolean is converted first.
 */
export function createCheck(schema: TSchema, part: 'params' | 'query' | 'body') {
  const closed = close(schema as Node)
  // Compiled at the first call of its route: a start does not wait for all of them.
  let validator: ReturnType<typeof Compile> | undefined
  return (given: unknown): { value: unknown } | { error: RequestError } => {
    validator ??= Compile(closed as TSchema)
    const value = part === 'body' ? given : readTexts(closed, given)
    if (validator.Check(value)) return { value }
    const where = validator.Errors(value)[0]
    const at = where?.instancePath
    const field = part === 'body' ? at?.split('/')[1] || undefined : undefined
    const details = { part, at, because: where?.message }
    return { error: new RequestError('request.invalid', { field, details }) }
  }
}

/** The same schema with every object closed, unless the object allows additional properties. */
function close(node: Node): Node {
  // Refinements of a schema are properties that are not enumerable.
  const closed: Node = Object.defineProperties({}, Object.getOwnPropertyDescriptors(node))
  if (node.properties) {
    closed.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, child]) => [name, close(child)]),
    )
    closed.additionalProperties ??= false
  }
  if (Array.isArray(node.items)) closed.items = node.items.map(close)
  else if (typeof node.items === 'object' && node.items) closed.items = close(node.items)
  if (node.anyOf) closed.anyOf = node.anyOf.map(close)
  return closed
}

function readTexts(schema: Node, given: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const [name, text] of Object.entries(given ?? {})) {
    if (schema.properties && !Object.hasOwn(schema.properties, name)) continue
    values[name] = typeof text === 'string' ? readText(schema.properties?.[name], text) : text
  }
  return values
}

function readText(schema: Node | undefined, text: string): unknown {
  const types = new Set([schema?.type, ...(schema?.anyOf ?? []).map(({ type }) => type)])
  if ((types.has('integer') || types.has('number')) && NUMBER.test(text)) return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
