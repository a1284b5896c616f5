import { parse, print } from '@swc/core'

const EMPTY = {
  type: 'Identifier',
  span: { start: 0, end: 0, ctxt: 0 },
  ctxt: 0,
  value: 'undefined',
  optional: false,
}

/** What the phone needs of an endpoint: how and where to ask. */
const KEPT = ['method', 'path']

/**
 * Webpack loader for the contracts of a production build: schemas are types on the phone, so every `Type.…(…)` becomes
 * `undefined` and an endpoint keeps its method and path. Development builds keep all, to check what servers answer.
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
  const kept = isEndpoint(node) ? withoutDescription(node) : node
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, withoutSchemas(value)]),
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
  const properties = expression.properties.filter(({ key }) => KEPT.includes(key?.value))
  return { ...call, arguments: [{ ...argument, expression: { ...expression, properties } }] }
}
