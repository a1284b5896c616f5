import { cholesky, inverse, SquareMatrix, solve } from './linear-algebra'
import { shareOver } from './lines'
import { normalCdf, normalQuantile } from './normal'
import { oddsProbabilities } from './odds'
import { NORMAL_NODES, poissonProbabilities, spreadInterval } from './probability'

const matrix = new SquareMatrix(3)
matrix.values.set([4, 2, 1, 2, 5, 3, 1, 3, 6])

test('a solution and an inverse give back what they solve', () => {
  const lower = cholesky(matrix)
  const x = solve(lower, Float64Array.of(1, 2, 3))
  const product = [0, 1, 2].map((row) =>
    [0, 1, 2].reduce((sum, column) => sum + matrix.at(row, column) * (x[column] ?? 0), 0),
  )
  expect(product).toEqual([1, 2, 3].map((value) => expect.closeTo(value, 12)))
  const identity = [0, 1, 2].reduce((sum, k) => sum + matrix.at(1, k) * inverse(lower).at(k, 1), 0)
  expect(identity).toBeCloseTo(1, 12)
})

test('a matrix that is not positive definite is an error', () => {
  const bad = new SquareMatrix(2)
  bad.values.set([1, 2, 2, 1])
  expect(() => cholesky(bad)).toThrow('not positive definite')
})

test('odds without a margin are their own probabilities', () => {
  expect(oddsProbabilities([2, 4, 4])).toEqual([0.5, 0.25, 0.25].map((p) => expect.closeTo(p, 9)))
})

test('the margin of a bookmaker is taken from long shots above all', () => {
  const [favourite = 0, , outsider = 0] = oddsProbabilities([1.25, 6, 11]) ?? []
  const sum = 1 / 1.25 + 1 / 6 + 1 / 11
  expect(favourite).toBeGreaterThan(1 / 1.25 / sum)
  expect(outsider).toBeLessThan(1 / 11 / sum)
})

test.each([[[]], [[2]], [[0, 2, 3]], [[1, 1, 1]], [[Number.NaN, 2, 3]]])(
  'the prices %j state nothing',
  (prices) => {
    expect(oddsProbabilities(prices)).toBeNull()
  },
)

test('a whole line returns stakes, a quarter line settles by halves', () => {
  const goals = { first: 0, probabilities: [0.2, 0.3, 0.3, 0.2] }
  expect(shareOver(1.5, goals)).toBeCloseTo(0.5, 12)
  expect(shareOver(2, goals)).toBeCloseTo(0.2 / 0.7, 12)
  // Half on 1.5, half on 2.
  expect(shareOver(1.75, goals)).toBeCloseTo((0.5 + 0.2) / (0.5 + 0.5 + 0.2 + 0.5), 12)
})

test('the nodes have mean 0, variance 1 and fourth moment 3', () => {
  const moment = (power: number) => {
    return NORMAL_NODES.reduce((sum, [node, weight]) => sum + weight * node ** power, 0)
  }
  expect([0, 1, 2, 4].map(moment)).toEqual([1, 0, 1, 3].map((value) => expect.closeTo(value, 9)))
})

test('the normal distribution and its quantiles agree', () => {
  expect(normalCdf(1.959964)).toBeCloseTo(0.975, 6)
  for (const p of [0.01, 0.3, 0.5, 0.9]) expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 6)
})

test('an interval of a spread contains its mean and stays a probability', () => {
  const cases = [0.9, 0.99, 0.999].map((probability) => ({ probability, weight: 1 / 3 }))
  const [low, value, high] = spreadInterval(cases)
  expect(low).toBeLessThan(value)
  expect(value).toBeLessThan(high)
  expect(high).toBeLessThan(1)
})

test('counts beyond the last one are included in it', () => {
  const counts = poissonProbabilities(3, 4)
  expect(counts.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
})
