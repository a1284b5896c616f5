import { pauseBeforeRestart } from './restart.rules'

test('each further crash within a minute waits longer, and the fifth is the last', () => {
  const crashes = [0, 10_000, 20_000, 30_000, 40_000]
  expect(crashes.map((_, index) => pauseBeforeRestart(crashes.slice(0, index + 1)))).toEqual([
    100,
    200,
    400,
    800,
    null,
  ])
})

test('crashes older than a minute do not count', () => {
  expect(pauseBeforeRestart([0, 1_000, 2_000, 3_000, 61_500])).toBe(400)
  expect(pauseBeforeRestart([0, 1_000, 2_000, 3_000, 100_000])).toBe(100)
})
