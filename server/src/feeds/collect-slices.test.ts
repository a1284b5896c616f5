import { collectSlices } from './collect-slices'

test('yields to the event loop between any two slices', async () => {
  let iterations = 0
  let waiting = setImmediate(function countIteration() {
    iterations += 1
    waiting = setImmediate(countIteration)
  })
  const iterationsAt: number[] = []
  function* slices() {
    for (const number of [1, 2, 3, 4]) {
      iterationsAt.push(iterations)
      yield [number, number * 10]
    }
  }
  expect(await collectSlices(slices())).toEqual([1, 10, 2, 20, 3, 30, 4, 40])
  clearImmediate(waiting)
  for (const [index, iterationsBefore] of iterationsAt.slice(0, -1).entries())
    expect(iterationsAt[index + 1]).toBeGreaterThan(iterationsBefore)
})
