import { isFromOwnPage } from './own-page.rules'

test.each([
  [true, { 'sec-fetch-site': 'same-origin' }, 'a.example'],
  [false, { 'sec-fetch-site': 'same-site', origin: 'https://a.example' }, 'a.example'],
  [false, { 'sec-fetch-site': 'cross-site' }, 'a.example'],
  [false, { 'sec-fetch-site': 'none' }, 'a.example'],
  [true, { origin: 'https://a.example' }, 'a.example'],
  [true, { origin: 'https://a.example' }, 'a.example:443'],
  [true, { origin: 'http://localhost:8080' }, 'localhost:8080'],
  [false, { origin: 'http://localhost:9999' }, 'localhost:8080'],
  [false, { origin: 'https://evil.example' }, 'a.example'],
  [false, { origin: 'null' }, 'a.example'],
  [false, {}, 'a.example'],
])('%s for %j at %s', (expected, headers, host) => {
  expect(isFromOwnPage({ headers, host })).toBe(expected)
})
