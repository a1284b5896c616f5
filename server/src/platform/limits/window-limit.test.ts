import { createWindowLimit } from './window-limit'

function limitAt(startMs: number) {
  let nowMs = startMs
  const limit = createWindowLimit(2, 1_000, { now: () => nowMs })
  return {
    takeAt: (atMs: number) => {
      nowMs = atMs
      return limit.take()
    },
  }
}

test('a window allows its number of tries, and the next window as many again', () => {
  const { takeAt } = limitAt(5_000)
  expect([5_000, 5_500, 5_999, 6_000, 6_001, 6_002].map(takeAt)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ])
})

test('a clock that moves back starts a new window', () => {
  const { takeAt } = limitAt(5_000)
  expect([5_000, 5_001, 5_002, 1_000].map(takeAt)).toEqual([true, true, false, true])
})
