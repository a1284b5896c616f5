import { shownPoints } from './shown-points.rules'

test('a point that is younger than the stream delay is not shown', () => {
  const at = 1_770_000_000
  const point = (knownAt: number) => ({
    at: 1,
    knownAt,
    score: [0, 0] as [number, number],
    chances: [0.5, 0.3, 0.2] as [number, number, number],
    cause: null,
  })
  const points = [point(at - 120), point(at - 61), point(at - 30), point(at)]
  expect(shownPoints({ points }, at * 1_000, 0)).toEqual(points)
  expect(shownPoints({ points }, at * 1_000, 60)).toEqual(points.slice(0, 2))
})
