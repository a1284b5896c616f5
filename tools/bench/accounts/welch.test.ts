import { momentsOf, welchT } from './welch'

test('mean and variance are those of a sample', () => {
  expect(momentsOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, variance: 32 / 7 })
})

test('equal samples give t = 0, shifted ones a large t', () => {
  const sample = [24.1, 25.3, 23.9, 24.8, 25.0, 24.4]
  expect(welchT(sample, sample)).toBe(0)
  expect(
    welchT(
      sample.map((value) => value + 5),
      sample,
    ),
  ).toBeGreaterThan(10)
  // Example of two groups of unequal variance, computed on paper.
  expect(welchT([1, 2, 3], [2, 4, 6])).toBeCloseTo(-2 / Math.sqrt(1 / 3 + 4 / 3), 10)
})
