import { gestureOf, isTurned, offsetOf, sideOf } from './swipe.rules'

const at = (x: number, y: number) => ({ x, y })

test.each([
  ['a few pixels', at(5, 5), 'unknown'],
  ['across', at(-12, 4), 'swipe'],
  ['down', at(4, -12), 'scroll'],
  ['a diagonal', at(12, 11), 'scroll'],
])('%s of a finger', (_, to, gesture) => expect(gestureOf(at(0, 0), to)).toBe(gesture))

test('a finger to the left uncovers the page on the right', () => {
  expect(sideOf(-30)).toBe(1)
  expect(sideOf(30)).toBe(-1)
})

test('past the last page there is resistance', () => {
  expect(offsetOf(-100, true)).toBe(-100)
  expect(offsetOf(-100, false)).toBe(-25)
})

test.each([
  ['far and slow', -150, 0, true],
  ['near and slow', -60, 0, false],
  ['near and fast', -60, -0.8, true],
  ['far, but fast on the way back', -150, 0.8, false],
  ['a fast tap', -3, -2, false],
])('a swipe that ends %s', (_, dx, pxPerMs, turned) => {
  expect(isTurned(dx, 375, pxPerMs)).toBe(turned)
})
