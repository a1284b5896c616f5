import { cornerAfterDrag, isCorner, nextCorner } from './corner.rules'

test.each([
  ['bottomRight', { x: -200, y: 10 }, 'bottomLeft'],
  ['bottomRight', { x: 0, y: -300 }, 'topRight'],
  ['topLeft', { x: 300, y: 400 }, 'bottomRight'],
  ['topLeft', { x: 20, y: -20 }, 'topLeft'],
] as const)('a window at %s moved by %j stands at %s', (corner, way, expected) => {
  expect(cornerAfterDrag(corner, way)).toBe(expected)
})

test('the button leads around all four corners', () => {
  let corner = nextCorner('bottomRight')
  const seen = [corner]
  while (corner !== 'bottomRight') {
    corner = nextCorner(corner)
    seen.push(corner)
  }
  expect(seen).toHaveLength(4)
  expect(['bottomLeft', 'middle', null].map(isCorner)).toEqual([true, false, false])
})
