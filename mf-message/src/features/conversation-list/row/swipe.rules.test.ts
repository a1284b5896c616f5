import fc from 'fast-check'
import { isAcross, offsetAt, staysOpen } from './swipe.rules'

const swipe = (startOffset = 0) => ({ fromX: 300, fromY: 100, startOffset })

test('across moves the row, down scrolls the list, a little does neither', () => {
  expect(isAcross(swipe(), 295, 100)).toBeNull()
  expect(isAcross(swipe(), 280, 105)).toBe(true)
  expect(isAcross(swipe(), 295, 130)).toBe(false)
})

test('the row follows the finger, never to the right and hardly beyond its acts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 216 }), (x, start) => {
      const offset = offsetAt(swipe(start), x, 216)
      expect(offset).toBeGreaterThanOrEqual(0)
      expect(offset).toBeLessThanOrEqual(216 + 300 / 4)
      if (x >= 84 + start && x <= 300 + start) expect(offset).toBe(start + 300 - x)
    }),
  )
})

test('it opens beyond a third and closes below two thirds', () => {
  expect(staysOpen(60, 0, 216)).toBe(false)
  expect(staysOpen(80, 0, 216)).toBe(true)
  expect(staysOpen(150, 216, 216)).toBe(true)
  expect(staysOpen(130, 216, 216)).toBe(false)
})
