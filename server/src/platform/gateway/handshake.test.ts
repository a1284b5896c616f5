import type { IncomingMessage } from 'node:http'
import { isAllowedOrigin } from './handshake'

const from = (origin?: string) => ({ headers: { host: 'saidian.example', origin } }) as IncomingMessage

test('without a list, only the own origin of the page may connect, and clients that are no browser', () => {
  expect(isAllowedOrigin(from('https://saidian.example'), undefined)).toBe(true)
  expect(isAllowedOrigin(from(), undefined)).toBe(true)
  for (const origin of ['https://elsewhere.example', 'https://saidian.example.evil.example', 'null', 'x'])
    expect(isAllowedOrigin(from(origin), undefined)).toBe(false)
})

test('a list adds origins to the own one and shuts out who names none', () => {
  const allowed = ['https://partner.example']
  expect(isAllowedOrigin(from('https://partner.example'), allowed)).toBe(true)
  expect(isAllowedOrigin(from('https://saidian.example'), allowed)).toBe(true)
  expect(isAllowedOrigin(from(), allowed)).toBe(false)
  expect(isAllowedOrigin(from('https://elsewhere.example'), allowed)).toBe(false)
})
