import { heatOf } from './heat.rules'

test.each([
  [0, 0, 0],
  [1, 0, 10],
  [0, 3, 6],
  [120, 40, 1_280],
])('%i viewers and %i messages make a heat of %i', (viewers, messages, heat) => {
  expect(heatOf({ viewers, messages })).toBe(heat)
})

test('a member who writes as much as counts weighs as much as one more viewer', () => {
  expect(heatOf({ viewers: 1, messages: 5 })).toBe(heatOf({ viewers: 2, messages: 0 }))
})
