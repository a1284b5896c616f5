import { relyingPartyOf } from './relying-party.rules'

const request = { host: 'saidian.example', protocol: 'http', origin: 'https://saidian.example' }

test('without configured origins the relying party is the called host', () => {
  expect(relyingPartyOf(request, { allowedOrigins: [], https: true })).toEqual({
    id: 'saidian.example',
    origin: 'https://saidian.example',
  })
  const local = { host: 'localhost:8080', protocol: 'http', origin: 'http://localhost:8080' }
  expect(relyingPartyOf(local, { allowedOrigins: [], https: false })).toEqual({
    id: 'localhost',
    origin: 'http://localhost:8080',
  })
})

test('with configured origins neither a foreign host nor a foreign origin counts', () => {
  const config = { allowedOrigins: ['https://a.example', 'https://b.example'], https: true }
  const from = (host: string, origin: string) =>
    relyingPartyOf({ host, protocol: 'https', origin }, config)
  expect(from('evil.example', 'https://evil.example')?.id).toBe('a.example')
  expect(from('a.example', 'https://b.example')?.id).toBe('b.example')
})

test('an invalid host has no relying party', () => {
  expect(
    relyingPartyOf({ ...request, host: 'a b' }, { allowedOrigins: [], https: true }),
  ).toBeNull()
})
