import fc from 'fast-check'
import Type from 'typebox'
import { faultFinderOf } from '.'

const faultOf = faultFinderOf(
  Type.Object({
    revision: Type.Integer({ minimum: 1 }),
    state: Type.Object({
      score: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()]),
    }),
    incidents: Type.Optional(Type.Array(Type.Object({ minute: Type.Integer() }))),
  }),
)
const valid = { revision: 1, state: { score: [1, 0] }, incidents: [{ minute: 4 }] }

it('a valid value has no fault', () => {
  expect(faultOf(valid)).toBeNull()
})

it.each<[string, unknown]>([
  ['value', null],
  ['value', []],
  ['revision', {}],
  ['revision', { ...valid, revision: 0 }],
  ['state', { revision: 1 }],
  ['state.score', { ...valid, state: {} }],
  ['state.score', { ...valid, state: { score: [1, 'x'] } }],
  ['incidents', { ...valid, incidents: [null] }],
  ['incidents.minute', { ...valid, incidents: [{ minute: 4 }, { minute: 4.5 }] }],
])('%s is the fault of %j', (fault, value) => {
  expect(faultOf(value)).toBe(fault)
})

it('any value gets an answer', () => {
  fc.assert(fc.property(fc.anything(), (value) => faultOf(value) !== ''))
})
