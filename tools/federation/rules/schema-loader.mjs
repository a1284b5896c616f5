import { parse, print } from '@swc/core'

const EMPTY = {
  type: 'Identifier',
  span: { start: 0, end: 0, ctxt: 0 },
  ctxt: 0,
  value: 'undefined',
  optional: false,
}

/** Fields of an endpoint that a browser needs. */
const ENDPOINT_FIELDS = ['method', 'path']

/**
 * Webpack loader for the contracts of a production build: a browser needs schemas only as types, so
 * every `Type.…(…)` becomes `undefined` and an endpoint has only its method and path. Development
 * builds contain all, to check replies.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export
export default function schemaLoader(source) {
  const done = this.async()
  parse(source, { syntax: 'typescript', target: 'es2022' })
    .then((module) => print(withoutSchemas(module)))
    .then(({ code }) => done(null, code), done)
}

function withoutSchemas(node) {
  if (Array.isArray(node)) return node.map(withoutSchemas)
  if (typeof node !== 'object' || node === null) return node
  if (isSchema(node)) return EMPTY
  const reduced = isEndpoint(node) ? withoutDescription(node) : node
  return Object.fromEntries(
    Object.entries(reduced).map(([key, value]) => [key, withoutSchemas(value)]),
  )
}

function isSchema({ type, callee }) {
  return (
    type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    callee.object.value === 'Type'
  )
}

function isEndpoint({ type, callee }) {
  return type === 'CallExpression' && callee.type === 'Identifier' && callee.value === 'endpoint'
}

function withoutDescription(call) {
  const [{ expression, ...argument }] = call.arguments
  const properties = expression.properties.filter(({ key }) => ENDPOINT_FIELDS.includes(key?.value))
  return { ...call, arguments: [{ ...argument, expression: { ...expression, properties } }] }
}
