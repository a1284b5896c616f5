import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** A setting that stops the start. */
export class ConfigError extends Error {}

/** A variable: its schema, the text for a wrong value, and its value when absent. */
export function setting<T extends TSchema>(schema: T, description: string, fallback: Static<T>) {
  return { schema, description, fallback }
}

export const number = (minimum: number, maximum: number, fallback: number) =>
  setting(Type.Number({ minimum, maximum }), `a number from ${minimum} to ${maximum}`, fallback)
export const port = (fallback: number) =>
  setting(Type.Integer({ minimum: 0, maximum: 65_535 }), 'a whole number from 0 to 65535', fallback)
/** 0: as many as the descriptors of the process allow. */
export const connections = () => setting(Type.Integer({ minimum: 0 }), 'a whole number', 0)
export const count = (maximum: number, fallback: number) =>
  setting(Type.Integer({ minimum: 1, maximum }), `a whole number from 1 to ${maximum}`, fallback)
export const flag = () => setting(Type.Boolean(), 'true or false', false)
export const text = (pattern: string, description: string, fallback: string) =>
  setting(Type.String({ pattern }), description, fallback)
export const host = () =>
  text('^$|^https?://[^/\\s;,]+$', 'an origin such as https://example.com', '')
/** A store is another site: only a whole https address is one. */
export const store = () =>
  text('^$|^https://[^\\s"<>\\\\]+$', 'a URL that begins with https://', '')
export const key16 = (fallback: string) =>
  text('^[0-9a-f]{32}$', '32 small hexadecimal digits', fallback)

type Variable = {
  name: string
  schema: TSchema
  description: string
  fallback: unknown
  /** A wrong value is not repeated. */
  isSecret: boolean
}

/** The value of a variable, its default when absent. Throws `ConfigError` for a wrong one. */
export function readVariable(variable: Variable, given: string | undefined): unknown {
  const { name, schema, description, fallback, isSecret } = variable
  const value = given ? converted(given, schema) : fallback
  if (Compile(schema).Check(value)) return value
  throw new ConfigError(
    `${name} must be ${description}${isSecret ? '' : `, not ${JSON.stringify(given)}`}`,
  )
}

function converted(given: string, schema: TSchema): unknown {
  const { type } = schema as { type?: string }
  if (type === 'integer' || type === 'number')
    return /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : given
  if (type === 'boolean') return { true: true, 1: true, false: false, 0: false }[given] ?? given
  return given
}
