import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** A setting that stops the start. */
export class ConfigError extends Error {}

/** A variable as the page of all settings has it. */
export type Setting<T extends TSchema = TSchema> = {
  schema: T
  /** What a value must be. */
  values: string
  /** The value when absent. */
  fallback: Static<T>
  meaning: string
}

export const number = (meaning: string, minimum: number, maximum: number, fallback: number) => ({
  schema: Type.Number({ minimum, maximum }),
  values: `a number from ${minimum} to ${maximum}`,
  fallback,
  meaning,
})

/** A whole number; without a maximum, 0 means that something else decides. */
export function count(meaning: string, fallback: number, maximum?: number) {
  const [minimum, limits] = maximum === undefined ? [0, {}] : [1, { maximum }]
  const values = maximum === undefined ? 'a whole number' : `a whole number from 1 to ${maximum}`
  return { schema: Type.Integer({ minimum, ...limits }), values, fallback, meaning }
}

export const port = (meaning: string, fallback: number) => ({
  schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
  values: 'a whole number from 0 to 65535',
  fallback,
  meaning,
})

export const flag = (meaning: string) => ({
  schema: Type.Boolean(),
  values: 'true or false',
  fallback: false,
  meaning,
})

type TextValues = { pattern: string; values: string; fallback?: string }

export const text = (meaning: string, { pattern, values, fallback = '' }: TextValues) => ({
  schema: Type.String({ pattern }),
  values,
  fallback,
  meaning,
})

export const oneOf = (meaning: string, allowed: readonly string[], fallback: string) =>
  text(meaning, {
    pattern: `^(${allowed.join('|')})$`,
    values: `one of ${allowed.join(', ')}`,
    fallback,
  })

/** A URL, or empty; `schemes` such as `https?`. */
export const url = (meaning: string, schemes: string, example: string) =>
  text(meaning, { pattern: `^$|^(${schemes})://`, values: `a URL that begins with ${example}://` })

export const origin = (meaning: string) =>
  text(meaning, {
    pattern: '^$|^https?://[^/\\s;,]+$',
    values: 'an origin such as https://example.com',
  })

/** A store is another site: only a whole https address is one. */
export const store = (meaning: string) =>
  text(meaning, {
    pattern: '^$|^https://[^\\s"<>\\\\]+$',
    values: 'a URL that begins with https://',
  })

export const key16 = (meaning: string, fallback: string) =>
  text(meaning, { pattern: '^[0-9a-f]{32}$', values: '32 small hexadecimal digits', fallback })

type Variable = Setting & {
  name: string
  /** A wrong value is not repeated. */
  isSecret: boolean
}

/** The value of a variable, its default when absent. Throws `ConfigError` for a wrong one. */
export function readVariable(variable: Variable, given: string | undefined): unknown {
  const { name, schema, values, fallback, isSecret } = variable
  const value = given ? converted(given, schema) : fallback
  if (Compile(schema).Check(value)) return value
  throw new ConfigError(
    `${name} must be ${values}${isSecret ? '' : `, not ${JSON.stringify(given)}`}`,
  )
}

function converted(given: string, schema: TSchema): unknown {
  const { type } = schema as { type?: string }
  if (type === 'integer' || type === 'number')
    return /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : given
  if (type === 'boolean') return { true: true, 1: true, false: false, 0: false }[given] ?? given
  return given
}
