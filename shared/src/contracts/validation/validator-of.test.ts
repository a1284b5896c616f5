import fc from 'fast-check'
import Type, { type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { validatorOf } from '.'

const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
const Sample = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 9 }),
  side: Type.Union([Type.Literal('home'), Type.Literal('away')]),
  key: Type.String({ minLength: 1, maxLength: 2, pattern: '^[^\\0\\ud800-\\udfff]*$' }),
  price: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 2 }),
  score: Type.Optional(Type.Union([Pair, Type.Null()])),
  isOver: Type.Optional(Type.Boolean()),
  rows: Type.Array(
    Type.Intersect([
      Type.Object({ id: Type.Integer() }),
      Type.Partial(Type.Object({ pair: Pair })),
    ]),
    { minItems: 1, maxItems: 2 },
  ),
  part: Type.Optional(Type.Enum(['text', 'odds'])),
  names: Type.Optional(Type.Array(Type.String(), { maxItems: 3, uniqueItems: true })),
  'odd-name': Type.Optional(Type.Null()),
  counts: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  data: Type.Unknown(),
})
const isSample = validatorOf(Sample)
const sample = {
  id: 1,
  side: 'home',
  key: 'k',
  price: 0.5,
  score: [1, 0],
  isOver: true,
  rows: [{ id: 1, pair: [1, 2] }],
  part: 'odds',
  names: ['a', 'b'],
  'odd-name': null,
  counts: { a: 1, 'b c': 2 },
  data: undefined,
}

it('accepts a value of the schema, with fields that are unknown to it', () => {
  expect(isSample(sample)).toBe(true)
  expect(isSample({ ...sample, later: 1 })).toBe(true)
})

it.each<[string, Record<string, unknown>]>([
  ['a fraction', { id: 1.5 }],
  ['a number below the minimum', { id: 0 }],
  ['a number above the maximum', { id: 10 }],
  ['a bound that is excluded', { price: 2 }],
  ['no number', { price: Number.NaN }],
  ['another word', { side: 'left' }],
  ['an empty text', { key: '' }],
  ['a text of three characters', { key: 'abc' }],
  ['half of a surrogate pair', { key: '\ud800' }],
  ['three numbers for two', { score: [1, 0, 0] }],
  ['an empty list', { rows: [] }],
  ['a long list', { rows: [{ id: 1 }, { id: 1 }, { id: 1 }] }],
  ['a name twice', { names: ['a', 'b', 'a'] }],
  ['a row without id', { rows: [{ pair: [1, 2] }] }],
  ['a list for an object', { rows: [[]] }],
  ['null for a flag', { isOver: null }],
  ['a text among the numbers of a record', { counts: { a: 1, b: '2' } }],
  ['a list for a record', { counts: [1] }],
])('rejects %s', (_, given) => {
  expect(isSample({ ...sample, ...given })).toBe(false)
})

it('counts characters, not the halves of surrogate pairs', () => {
  expect(isSample({ ...sample, key: '😀😀' })).toBe(true)
  expect(isSample({ ...sample, key: '😀😀😀' })).toBe(false)
})

it('decides about any value as the schema library does, and never throws', () => {
  const anything = fc.anything({ withNullPrototype: true, withSparseArray: true })
  const spoiled = fc.record(
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, fc.oneof(fc.constant(value), anything)]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(anything, spoiled), (value) => {
      expect(isSample(value)).toBe(Check(Sample, value))
    }),
    { numRuns: 2000 },
  )
})

it.each<[string, TSchema]>([
  ['a closed object', Type.Object({}, { additionalProperties: false })],
  ['a step', Type.Number({ multipleOf: 2 })],
  ['a record of few names', Type.Record(Type.String({ pattern: '^a' }), Type.Integer())],
  ['a check in code', Type.Refine(Type.Integer(), (value) => value > 1)],
  ['a type of its own', Type.BigInt()],
])('throws instead of ignoring %s', (_, schema) => {
  expect(() => validatorOf(schema)(1)).toThrow('validators cannot check the schema')
})

it('finds a value that an array of unique values has twice', () => {
  const isUnique = validatorOf(Type.Array(Type.String(), { uniqueItems: true }))
  expect([isUnique(['a', 'b']), isUnique(['a', 'b', 'a']), isUnique([])]).toEqual([
    true,
    false,
    true,
  ])
})
