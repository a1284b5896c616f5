import { levelOf } from './level.rules'

test.each([
  [0, 1, [0, 5]],
  [4, 1, [4, 5]],
  [5, 2, [0, 10]],
  [14, 2, [9, 10]],
  [15, 3, [0, 15]],
  [29, 3, [14, 15]],
  [30, 4, [0, 20]],
])('%i points are level %i', (points, level, levelProgress) => {
  expect(levelOf(points)).toEqual({ level, levelProgress })
})

test('more points never lower the level', () => {
  for (let points = 1; points < 5_000; points++)
    expect(levelOf(points).level).toBeGreaterThanOrEqual(levelOf(points - 1).level)
})
