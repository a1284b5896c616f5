import { maxTries, workStep } from './work.rules'

const NONE = { network: 0, prefix: 0, ceilingShare: 0 }

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [59, 1],
  [60, 2],
  [199, 4],
])('a network that had %d codes does work of step %d', (network, step) => {
  expect(workStep({ ...NONE, network })).toBe(step)
})

test('use of network, prefix and ceiling add up, to a maximum', () => {
  expect(workStep({ network: 20, prefix: 10, ceilingShare: 0.4 })).toBe(3)
  expect(workStep({ network: 199, prefix: 99, ceilingShare: 0.8 })).toBe(6)
})

test('a step has twice the tries of the one before', () => {
  expect([1, 2, 3, 4, 5, 6].map((step) => maxTries(step, 400))).toEqual([
    400, 800, 1_600, 3_200, 6_400, 12_800,
  ])
})
