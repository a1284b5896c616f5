import fc from 'fast-check'
import { addressOf, textOf } from './address'

test.each([
  ['/live/hot', '/live/hot'],
  ['/live/hot?day=1#top', '/live/hot?day=1#top'],
  ['?tab=odds', '/user?tab=odds'],
  ['#comments', '/user#comments'],
  ['?', '/user'],
  ['', '/user'],
  ['/live?a=1?b=2', '/live?a=1?b=2'],
])('%s leads to %s', (to, text) => {
  expect(textOf(addressOf(to, '/user'))).toBe(text)
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\n//evil.example',
  '\t//evil.example',
])('%j stays in the product', (to) => {
  const base = 'https://saidian.example'
  expect(new URL(textOf(addressOf(to, '/user')), base).origin).toBe(base)
})

test('no text leaves the product', () => {
  const base = 'https://saidian.example'
  const sign = fc.constantFrom('/', '\\', ':', '\n', '\t', ' ', 'a', 'h', '.', '?', '#', '%', '@')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const text = textOf(addressOf(signs.join(''), '/user'))
      expect(new URL(text, base).origin).toBe(base)
    }),
  )
})
