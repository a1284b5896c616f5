import type { IncomingMessage } from 'node:http'
import { createClientAddress } from './client-address'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

const { networkOf, isProxy } = createClientAddress(['10.0.0.0/8'])

test.each([
  ['a client of its own', '203.0.113.7', undefined, '203.0.113.7'],
  ['a client that only claims to be another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a client behind a trusted proxy', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a claim in front of a trusted proxy', '10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a client of IPv6 behind two proxies', '10.1.2.3', '2001:db8::1, 10.9.9.9', '2001:db8:0:0::/64'],
])('the network of %s', (_, peer, forwarded, network) => {
  expect(networkOf(request(peer, forwarded))).toBe(network)
})

test('only a configured peer is a proxy', () => {
  expect(['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.7', undefined].map(isProxy)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
