import { yielding } from './unhurried'

test('yields to the event loop between any two slices', async () => {
  let turns = 0
  let waiting = setImmediate(function turn() {
    turns += 1
    waiting = setImmediate(turn)
  })
  const turnsAt: number[] = []
  function* slices() {
    for (const number of [1, 2, 3, 4]) {
      turnsAt.push(turns)
      yield [number, number * 10]
    }
  }
  expect(await yielding(slices())).toEqual([1, 10, 2, 20, 3, 30, 4, 40])
  clearImmediate(waiting)
  for (const [index, turnsBefore] of turnsAt.slice(0, -1).entries())
    expect(turnsAt[index + 1]).toBeGreaterThan(turnsBefore)
})
