/** A schema, as far as validators read it. */
export type SchemaNode = {
  type?: unknown
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly SchemaNode[]
  allOf?: readonly SchemaNode[]
  properties?: Record<string, SchemaNode>
  required?: readonly string[]
  /** Of a record: one schema for the values of all names. */
  patternProperties?: Record<string, SchemaNode>
  items?: SchemaNode | readonly SchemaNode[]
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Names of what a condition refers to. */
export type Names = {
  /** Of a function of one argument that is true of the values of the schema. */
  ofSchema: (schema: SchemaNode) => string
  /** Of a constant. */
  ofConstant: (expression: string) => string
}

type Rule = {
  /** Keywords that the conditions check. */
  keywords: readonly string[]
  conditionsOf: (schema: SchemaNode, names: Names) => readonly string[]
}

const RULES: Record<string, Rule> = {
  object: {
    keywords: ['properties', 'required', 'patternProperties'],
    conditionsOf: objectConditions,
  },
  array: {
    keywords: ['items', 'minItems', 'maxItems', 'additionalItems', 'uniqueItems'],
    conditionsOf: arrayConditions,
  },
  string: { keywords: ['minLength', 'maxLength', 'pattern'], conditionsOf: stringConditions },
  number: numberRule('isFinite'),
  integer: numberRule('isInteger'),
  boolean: { keywords: [], conditionsOf: () => ["typeof v==='boolean'"] },
  null: { keywords: [], conditionsOf: () => ['v===null'] },
  const: { keywords: ['const'], conditionsOf: (schema) => [equals(schema.const)] },
  enum: { keywords: ['enum'], conditionsOf: ({ enum: items = [] }) => [either(items.map(equals))] },
  anyOf: {
    keywords: ['anyOf'],
    conditionsOf: ({ anyOf = [] }, names) => [
      either(anyOf.map((part) => alternative(part, names))),
    ],
  },
  allOf: {
    keywords: ['allOf'],
    conditionsOf: ({ allOf = [] }, names) => allOf.map((part) => `${names.ofSchema(part)}(v)`),
  },
  unknown: { keywords: [], conditionsOf: () => [] },
}

/** Keywords for readers. */
const NOTES = ['type', 'title', 'description', 'default']

/**
 * The JavaScript condition that is true of a value `v` of the schema. Throws for a keyword that it
 * would leave unchecked.
 */
export function conditionOf(schema: SchemaNode, names: Names): string {
  const rule = RULES[kindOf(schema)]
  const known = [...NOTES, ...(rule?.keywords ?? [])]
  const unchecked = Object.keys(schema).filter((keyword) => !known.includes(keyword))
  if (!rule || '~refine' in schema || unchecked.length > 0)
    throw new Error(`validators cannot check the schema ${JSON.stringify(schema)}`)
  return rule.conditionsOf(schema, names).join('&&') || 'true'
}

function kindOf(schema: SchemaNode): string {
  const keyword = ['const', 'enum', 'anyOf', 'allOf'].find((name) => name in schema)
  return keyword ?? String(schema.type ?? 'unknown')
}

/** The pattern of a record whose names are any. */
const ANY_NAME = '^.*$'

function objectConditions(schema: SchemaNode, names: Names): string[] {
  const { properties = {}, required = [], patternProperties = {} } = schema
  const values = Object.entries(patternProperties).map(([pattern, value]) => {
    if (pattern !== ANY_NAME)
      throw new Error(`validators cannot check the schema ${JSON.stringify(schema)}`)
    return `Object.values(v).every(${names.ofSchema(value)})`
  })
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = /^[a-z]\w*$/i.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`
    const isValid = `${names.ofSchema(schema)}(${field})`
    if (!required.includes(name)) return `(${field}===undefined||${isValid})`
    return kindOf(schema) === 'unknown' ? `${JSON.stringify(name)} in v` : isValid
  })
  const isObject = names.ofConstant("v=>typeof v==='object'&&v!==null&&!Array.isArray(v)")
  return [`${isObject}(v)`, ...fields, ...values]
}

/** Items that are equal when a set has them once. */
const COMPARED = ['string', 'integer']

function arrayConditions(schema: SchemaNode, names: Names): string[] {
  const { items = {}, minItems, maxItems, uniqueItems = false } = schema
  if (isTuple(items)) {
    const parts = items.map((item, at) => `${names.ofSchema(item)}(v[${at}])`)
    return ['Array.isArray(v)', `v.length===${items.length}`, ...parts]
  }
  if (uniqueItems && !COMPARED.includes(kindOf(items)))
    throw new Error(`validators cannot check the schema ${JSON.stringify(schema)}`)
  return [
    'Array.isArray(v)',
    ...(uniqueItems ? ['new Set(v).size===v.length'] : []),
    ...(minItems === undefined ? [] : [`v.length>=${minItems}`]),
    ...(maxItems === undefined ? [] : [`v.length<=${maxItems}`]),
    `v.every(${names.ofSchema(items)})`,
  ]
}

/** Lengths count characters, as JSON Schema does, and not the halves of surrogate pairs. */
function stringConditions({ minLength, maxLength, pattern }: SchemaNode, names: Names): string[] {
  return [
    "typeof v==='string'",
    ...(minLength === undefined
      ? []
      : [`v.length>=${minLength}&&(v.length>=${2 * minLength}||[...v].length>=${minLength})`]),
    ...(maxLength === undefined
      ? []
      : [`v.length<=${2 * maxLength}&&(v.length<=${maxLength}||[...v].length<=${maxLength})`]),
    ...(pattern === undefined ? [] : [`${names.ofConstant(`${RegExp(pattern, 'u')}`)}.test(v)`]),
  ]
}

function numberRule(isNumber: 'isFinite' | 'isInteger'): Rule {
  return {
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    conditionsOf: ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }) => [
      `Number.${isNumber}(v)`,
      ...(minimum === undefined ? [] : [`v>=${minimum}`]),
      ...(maximum === undefined ? [] : [`v<=${maximum}`]),
      ...(exclusiveMinimum === undefined ? [] : [`v>${exclusiveMinimum}`]),
      ...(exclusiveMaximum === undefined ? [] : [`v<${exclusiveMaximum}`]),
    ],
  }
}

/** One of several schemas. What has parts is a function, which other schemas may use too. */
function alternative(schema: SchemaNode, names: Names): string {
  const hasParts = schema.properties || schema.patternProperties || schema.items || schema.allOf
  return hasParts ? `${names.ofSchema(schema)}(v)` : `${conditionOf(schema, names)}`
}

function either(conditions: readonly string[]): string {
  return `(${conditions.join('||')})`
}

function equals(value: unknown): string {
  return `v===${JSON.stringify(value)}`
}

function isTuple(items: SchemaNode | readonly SchemaNode[]): items is readonly SchemaNode[] {
  return Array.isArray(items)
}
