import { createValidatorSource } from '@saidian/shared/contracts/validation'
import { parse, print } from '@swc/core'

const EMPTY = {
  type: 'Identifier',
  span: { start: 0, end: 0, ctxt: 0 },
  ctxt: 0,
  value: 'undefined',
  optional: false,
}

/**
 * Fields of an endpoint that a browser needs. `login` says which answers are not for all: those
 * that the page asked for as a visitor, and those that a login invalidates.
 */
const ENDPOINT_FIELDS = ['method', 'path', 'login']

/**
 * Webpack loader for the contracts of a production build. A browser needs schemas only as types
 * and for validators, so every `Type.…(…)` becomes `undefined`, an endpoint has only the fields
 * above, and a validator is its own source code. Development builds contain all, to check replies.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export
export default function schemaLoader(source) {
  const done = this.async()
  withValidators(source, this.resourcePath).then((code) => done(null, code), done)
}

async function withValidators(source, path) {
  const module = await parse(source, { syntax: 'typescript', target: 'es2022' })
  const validators = module.body.flatMap(validatorsIn)
  const rest = module.body.filter((item) => validatorsIn(item).length === 0)
  const { code } = await print(withoutSchemas({ ...module, body: rest }))
  return validators.length === 0 ? code : code + (await sourceOf(validators, path))
}

/** The validators that a statement exports: `export const isTeam = validatorOf(Team)`. */
function validatorsIn({ type, declaration }) {
  if (type !== 'ExportDeclaration' || declaration.type !== 'VariableDeclaration') return []
  return declaration.declarations
    .filter(({ init }) => init?.type === 'CallExpression' && init.callee.value === 'validatorOf')
    .map(({ id, init }) => ({ name: id.value, schema: init.arguments[0]?.expression.value }))
}

/** Runs the contract: only its schemas as values say what a validator checks. */
async function sourceOf(validators, path) {
  const contract = await import(path)
  const source = createValidatorSource()
  const exported = validators.map(({ name, schema }) => {
    if (!contract[schema]) throw new Error(`${name}: the schema must be an export of ${path}`)
    return `export const ${name} = (v) => ${source.add(contract[schema])}(v);\n`
  })
  return source.declarations() + exported.join('')
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
