import type { IncomingMessage } from 'node:http'
import { isAllowedOrigin } from './handshake'

const from = (origin?: string) =>
  ({ headers: { host: 'saidian.example', origin } }) as IncomingMessage

test("without a list, only the page's own origin and clients without an origin may connect", () => {
  expect(isAllowedOrigin(from('https://saidian.example'), undefined)).toBe(true)
  expect(isAllowedOrigin(from(), undefined)).toBe(true)
  for (const origin of [
    'https://elsewhere.example',
    'https://saidian.example.evil.example',
    'null',
    'x',
  ])
    expect(isAllowedOrigin(from(origin), undefined)).toBe(false)
})

test('with a list, only its origins may connect, whatever the Host header says', () => {
  const allowed = ['https://partner.example']
  expect(isAllowedOrigin(from('https://partner.example'), allowed)).toBe(true)
  expect(isAllowedOrigin(from('https://saidian.example'), allowed)).toBe(false)
  expect(isAllowedOrigin(from(), allowed)).toBe(false)
  expect(isAllowedOrigin(from('https://elsewhere.example'), allowed)).toBe(false)
})
