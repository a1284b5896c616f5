import { scannedOf } from './scanned.rules'

const ORIGIN = 'https://saidian.example'

it.each(['/message/personal?id=7', '/message/groupDetail?code=a%2Fb', '/live/zq/detail/7#chat'])(
  'opens an address of the product: %s',
  (path) => expect(scannedOf(ORIGIN + path, ORIGIN)).toEqual({ kind: 'page', path }),
)

it.each([
  'https://evil.example/message/personal?id=7',
  'http://saidian.example/message/personal?id=7',
  'https://saidian.example@evil.example/',
  'https://saidian.example//evil.example',
  'https://saidian.example/%2F/evil.example',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  '/message/personal?id=7',
  '加我微信',
  '',
])('shows any other text as text: %s', (text) =>
  expect(scannedOf(text, ORIGIN)).toEqual({ kind: 'text', text }),
)
