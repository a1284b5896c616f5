import { makePicture } from '../testing/post.factory'
import { countText } from './count-text.rules'
import { gridHeight, ratioOf, shapeOf } from './pictures/picture-grid.rules'
import { CARD_LINES, linesOf } from './text-length.rules'

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '1万'],
  [12_345, '1.2万'],
  [1_234_567, '123万'],
])('%i reads %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

test.each([
  [1, 'one'],
  [2, 'pairs'],
  [3, 'rows'],
  [4, 'pairs'],
  [9, 'rows'],
])('%i pictures stand as %s', (count, shape) => {
  expect(shapeOf(count)).toBe(shape)
})

test('a single picture is neither a tower nor a strip', () => {
  expect(ratioOf({ width: 100, height: 5_000 })).toBe(3 / 4)
  expect(ratioOf({ width: 5_000, height: 100 })).toBe(16 / 9)
  expect(ratioOf({ width: 1_200, height: 900 })).toBeCloseTo(4 / 3)
})

test('more rows of pictures are higher', () => {
  const heights = [3, 6, 9].map((count) =>
    gridHeight(Array.from({ length: count }, (_, place) => makePicture(place))),
  )
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
  expect(gridHeight([])).toBe(0)
})

test('a text is cut by its characters and by its lines', () => {
  expect(linesOf([{ text: '短' }])).toBe(1)
  expect(linesOf([{ text: '球'.repeat(200) }])).toBeGreaterThan(CARD_LINES)
  expect(linesOf([{ text: 'a\n'.repeat(7) }])).toBe(7)
  expect(linesOf([{ text: '球'.repeat(100) }])).toBeLessThanOrEqual(CARD_LINES)
})
