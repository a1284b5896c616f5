import fc from 'fast-check'
import { createRowPlaces } from './row-places'

const keysOf = (count: number) => Array.from({ length: count }, (_, row) => `r${row}`)

test('rows stand at their guesses until they have been laid out', () => {
  const laidOut = new Map([['r1', 3]])
  const rows = createRowPlaces(keysOf(3), [1, 1, 2], laidOut, 50)
  expect([...rows.starts]).toEqual([0, 50, 200, 300])
  expect(rows.layOut([['r0', 80]])).toBe(true)
  expect([...rows.starts]).toEqual([0, 80, 230, 330])
  expect(laidOut.get('r0')).toBe(1.6)
})

test('a height that is the same, of no row, or of a hidden page changes nothing', () => {
  const rows = createRowPlaces(keysOf(2), [1, 1], new Map(), 50)
  const known = rows.layOut([
    ['r0', 50.05],
    ['gone', 99],
    ['r1', 0],
  ])
  expect(known).toBe(false)
  expect([...rows.starts]).toEqual([0, 50, 100])
})

test('known heights scale with the page', () => {
  const laidOut = new Map()
  createRowPlaces(keysOf(1), [1], laidOut, 50).layOut([['r0', 80]])
  expect([...createRowPlaces(keysOf(1), [1], laidOut, 72).starts]).toEqual([0, 115.2])
})

test('places are the sums of all heights, in whatever order these come', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(heights, fc.infiniteStream(fc.nat()), (real, draw) => {
      const keys = keysOf(real.length)
      const rows = createRowPlaces(keys, Array(real.length).fill(1), new Map(), 50)
      const left = real.map((px, row) => [`r${row}`, px] as const)
      while (left.length > 0) {
        const at = (draw.next().value ?? 0) % left.length
        rows.layOut(left.splice(at, 1))
      }
      let sum = 0
      const expected = [0, ...real.map((px) => (sum += px))]
      for (const [row, start] of rows.starts.entries()) {
        // Less than the slack of each row.
        expect(Math.abs(start - (expected[row] ?? 0))).toBeLessThan(0.1 * (row + 1))
      }
    }),
  )
})
