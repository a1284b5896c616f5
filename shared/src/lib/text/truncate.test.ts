import fc from 'fast-check'
import { keepOne, keepThree, keepTwo } from './truncate'

test.each([
  [0.29, '0.29'],
  [1.005, '1.00'],
  [1.999, '1.99'],
  [-1.999, '-1.99'],
  [-0.001, '0.00'],
  [2, '2.00'],
  ['3.456', '3.45'],
  [1e21, '1000000000000000000000.00'],
  [1.5e-7, '0.00'],
])('keepTwo cuts %p to %p', (value, text) => expect(keepTwo(value)).toBe(text))

test('what is no number shows zero in every width', () => {
  for (const value of [Number.NaN, undefined, null, 'abc', '', Number.POSITIVE_INFINITY]) {
    expect([keepOne(value), keepTwo(value), keepThree(value)]).toEqual(['0.0', '0.00', '0.000'])
  }
})

test('truncation moves a number towards zero by less than one step', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      const truncated = Number(keepThree(value))
      expect(Math.abs(truncated)).toBeLessThanOrEqual(Math.abs(value))
      expect(Math.abs(value) - Math.abs(truncated)).toBeLessThan(0.001 + 1e-6)
    }),
  )
})

test('cents survive as written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(keepTwo(Number(text))).toBe(text)
    }),
  )
})
