import { isOwnAddress } from './own-address'

test.each([
  '/',
  '/live/hot',
  '/message?tab=1#top',
  '/live/zq/detail/5?back=https%3A%2F%2Felsewhere.example%2F',
  '/news/%E8%B6%B3%E7%90%83',
  '/news/足球?from=//home',
])('%s stays in the product', (address) => {
  expect(isOwnAddress(address)).toBe(true)
})

test.each([
  '',
  'live/hot',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/live\\..\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/live/..//evil.example',
  '/%2e/%2fevil.example',
  '/%',
  '/\u2028/evil.example',
])('%j may leave the product', (address) => {
  expect(isOwnAddress(address)).toBe(false)
})
