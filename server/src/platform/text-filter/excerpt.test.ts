import { excerptOf } from './excerpt.rules'

test('an excerpt ends between two characters', () => {
  const family = '👨‍👩‍👧'
  expect(excerptOf(family.repeat(20))).toBe(`${family.repeat(7)}…`)
  expect(excerptOf('  一行\n两行 ')).toBe('一行 两行')
})
