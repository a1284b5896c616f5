import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { networkOf } from './network.rules'

export type ClientAddress = {
  /** True for a peer that forwards the connections of many clients. */
  isProxy: (address: string | undefined) => boolean
  /** The network of a request, behind trusted proxies. */
  networkOf: (request: IncomingMessage) => string
}

/** Reads the client's address by the same rules as Fastify's `request.ip`. */
export function createClientAddress(trustProxy: string[]): ClientAddress {
  const isTrusted = proxyAddr.compile(trustProxy)
  return {
    isProxy: (address) => address !== undefined && isTrusted(address, 0),
    networkOf: (request) => networkOf(proxyAddr(request, isTrusted) ?? ''),
  }
}
