import { barShare } from './bars.rules'

test.each([
  [3, [3, 4, 1], 0.75],
  [-2, [-2, 1], 1],
  [0, [0, 0], 0],
  [0, [], 0],
])('the bar of %d among %j is %d long', (value, values, share) => {
  expect(barShare(value, values)).toBe(share)
})
