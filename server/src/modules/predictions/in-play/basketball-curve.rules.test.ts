import { type BasketballCourse, basketballCurve } from './basketball-curve.rules'

const NOW = 1_795_400_000
const MARGIN = { mean: 4, sd: 12 }

const course = (given: Partial<BasketballCourse>): BasketballCourse => ({
  status: 4,
  score: [30, 20],
  periods: 2,
  clock: 600,
  clockAt: null,
  periodSeconds: 720,
  flow: [
    [100, 2, 0],
    [700, 28, 20],
    [800, 30, 20],
  ],
  sourceAt: NOW,
  ...given,
})

test('the curve begins at the prediction and follows score and clock', () => {
  const curve = basketballCurve(MARGIN, course({}), NOW)
  const first = curve?.points[0]
  expect(first).toMatchObject({ at: 0, score: [0, 0] })
  expect(first?.chances[0]).toBeGreaterThan(0.6)
  const last = curve?.points.at(-1)
  // The first quarter and two minutes of the second.
  expect(last).toMatchObject({ at: 14, score: [30, 20], knownAt: NOW })
  expect(last?.chances[0]).toBeGreaterThan(first?.chances[0] ?? 1)
  expect(curve?.points.find(({ at }) => at === 2)).toMatchObject({ score: [2, 0] })
})

test('a running clock runs on, but not beyond its period', () => {
  const at = (clockAt: number | null) =>
    basketballCurve(MARGIN, course({ clockAt }), NOW)?.points.at(-1)?.at
  expect([at(null), at(NOW - 60), at(NOW - 9_000)]).toEqual([14, 15, 24])
})

test('an overtime has its own five minutes', () => {
  const level = course({ status: 9, periods: 5, clock: 240, score: [100, 100], flow: [] })
  const last = basketballCurve(MARGIN, level, NOW)?.points.at(-1)
  expect(last?.at).toBe(49)
  expect(last?.chances[0]).toBeGreaterThan(0.5)
  expect(last?.chances[0]).toBeLessThan(0.65)
})

test('at the end the chances are what happened, and before the game there is no curve', () => {
  const over = basketballCurve(MARGIN, course({ status: 10, score: [99, 101] }), NOW)
  expect([over?.over, over?.points.at(-1)]).toMatchObject([true, { at: 48, chances: [0, 0, 1] }])
  expect(basketballCurve(MARGIN, course({ status: 1, score: null }), NOW)).toBeNull()
  expect(basketballCurve(MARGIN, course({ status: 13 }), NOW)).toBeNull()
})
