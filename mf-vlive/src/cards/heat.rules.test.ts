import { heatText } from './heat.rules'

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '1万'],
  [126_400, '12.6万'],
  [99_999_999, '9999.9万'],
  [300_000_000, '3亿'],
])('%i is shown as %s', (count, text) => {
  expect(heatText(count)).toBe(text)
})
