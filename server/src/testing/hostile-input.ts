import fc from 'fast-check'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Values for any field that have broken servers before. */
const NASTY: unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  `a${'\u0301'.repeat(5_000)}`,
  'a'.repeat(30_000),
  '9'.repeat(400),
  "' OR '1'='1",
  '1;DROP TABLE accounts',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '2026-02-30',
  [],
  {},
  [[[[]]]],
  JSON.parse('{"constructor":1,"toString":2}'),
]

const LONE = /[\ud800-\udfff]/

/** Texts for a parameter, as they appear in an address. */
export const NASTY_TEXTS = [
  ...NASTY.filter(
    (value) => typeof value === 'string' && !LONE.test(value) && value.length < 5_000,
  ),
  '1e300',
  '0x10',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  '7'.repeat(5_000),
]
  .map((text) => encodeURIComponent(String(text)))
  .concat('%', '%ff', '%F0%9F', '%00', '%2e%2e%2f')

/** Bodies that are hardly JSON, or larger than they seem. */
export const NASTY_BODIES: { payload: string | Buffer; type?: string; encoding?: string }[] = [
  { payload: '' },
  { payload: '{' },
  { payload: 'null' },
  { payload: '[]' },
  { payload: '"text"' },
  { payload: '{"a":NaN}' },
  { payload: '{"a":1e999}' },
  { payload: '{"__proto__":{"isAdmin":true}}' },
  { payload: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { payload: '['.repeat(10_000) + ']'.repeat(10_000) },
  { payload: '{"a":'.repeat(10_000) + '1'.concat('}'.repeat(10_000)) },
  { payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { payload: `{"a":"${'x'.repeat(100_000)}"}` },
  { payload: '{}', encoding: 'gzip' },
  { payload: '{}', type: 'text/plain' },
  { payload: 'a=1&b=2', type: 'application/x-www-form-urlencoded' },
  { payload: '<a/>', type: 'text/xml' },
  { payload: 'x', type: 'multipart/form-data' },
  { payload: '--b\r\nno end of it', type: 'multipart/form-data; boundary=b' },
  { payload: '{}', type: 'application/json; charset=utf-7' },
]

const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Input of a contract's schema of which some part is hostile, missing or additional. */
export function hostileOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: nasty })
}

function fittingOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(hostileOf))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array')
    return fc.array(hostileOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.maxSafeInteger().map((n) => within(schema, n))
  return fc.constant(null)
}

function objectOf({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, hostileOf(field)]),
  )
  const names = Object.keys(fields)
  return fc.oneof(
    { weight: 10, arbitrary: fc.record(fields, { requiredKeys: names }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...fields, isAdmin: nasty }) },
  )
}

function textOf({ pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return stringOf(minLength, Math.min(maxLength, 200))
}

const strings = new Map<string, fc.Arbitrary<string>>()

/** Created once for each length: fast-check spends milliseconds on every `fc.string`. */
function stringOf(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const key = `${minLength}-${maxLength}`
  const made =
    strings.get(key) ??
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength }),
      fc.string({ unit: 'binary', minLength, maxLength }),
    )
  strings.set(key, made)
  return made
}

function within({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, n: number): number {
  return Math.min(maximum, minimum + (Math.abs(n) % (maximum - minimum + 1)))
}
