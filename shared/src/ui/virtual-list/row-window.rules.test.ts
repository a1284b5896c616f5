import fc from 'fast-check'
import { isWithin, rowPlaces, rowsWithin, spanAround } from './row-window.rules'

const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 })
const screenAt = fc
  .tuple(fc.integer({ min: -2_000, max: 70_000 }), fc.integer({ min: 1, max: 2_000 }))
  .map(([from, size]) => ({ from, to: from + size }))

test('places are where rows begin, and where all end', () => {
  expect(rowPlaces([10, 20, 5])).toEqual([0, 10, 30, 35])
})

test('of no rows there are none to have', () => {
  expect(rowsWithin(rowPlaces([]), { from: 0, to: 800 })).toEqual({ first: 0, end: 0 })
})

test('a row of which one pixel is seen counts, one that only touches the edge does not', () => {
  const places = rowPlaces([10, 10, 10, 10])
  expect(rowsWithin(places, { from: 10, to: 20 })).toEqual({ first: 1, end: 2 })
  expect(rowsWithin(places, { from: 19, to: 21 })).toEqual({ first: 1, end: 3 })
})

test('exactly the rows that can be seen are there, wherever the screen stands', () => {
  fc.assert(
    fc.property(heights, screenAt, (given, screen) => {
      const places = rowPlaces(given)
      const seen = given.flatMap((height, row) => {
        const start = places[row] ?? 0
        return start < screen.to && start + height > screen.from ? [row] : []
      })
      const { first, end } = rowsWithin(places, screen)
      if (seen.length > 0) expect([first, end]).toEqual([seen[0], (seen.at(-1) ?? 0) + 1])
      else expect(end - first).toBe(1)
    }),
  )
})

test('past the ends the first or the last row stays', () => {
  const places = rowPlaces(Array(100).fill(50))
  expect(rowsWithin(places, { from: -9_000, to: -8_000 })).toEqual({ first: 0, end: 1 })
  expect(rowsWithin(places, { from: 90_000, to: 91_000 })).toEqual({ first: 99, end: 100 })
})

test('what the screen shows is within what is there, with some to spare', () => {
  fc.assert(
    fc.property(screenAt, (screen) => {
      const span = spanAround(screen)
      expect(isWithin(screen, span)).toBe(true)
      expect(isWithin(span, screen)).toBe(false)
      expect(screen.from - span.from).toBeGreaterThanOrEqual(320)
      expect(span.to - screen.to).toBeGreaterThanOrEqual(320)
      expect(span.to - screen.to).toBeLessThan(320 + 2 * 128)
    }),
  )
})

test('on the way down both ends of what is there move at the same moments', () => {
  const spans = Array.from({ length: 1_000 }, (_, px) => spanAround({ from: px, to: px + 812 }))
  const moves = (end: 'from' | 'to') =>
    spans.flatMap((span, px) => (px > 0 && span[end] !== spans[px - 1]?.[end] ? [px] : []))
  expect(moves('from')).toHaveLength(8)
  expect(moves('to')).toEqual(moves('from'))
})

test('a small step of the scroll asks for nothing else', () => {
  expect(spanAround({ from: 1_290, to: 2_070 })).toEqual(spanAround({ from: 1_300, to: 2_080 }))
})
