import type http from 'node:http'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/**
 * Public by their range, but not public: metadata and health of Azure, inside its networks; IPv4
 * addresses written as IPv6 in the old, compatible form, which some systems still connect to.
 */
const DENIED = ['168.63.129.16', '::/96']

export type PublicAgents = {
  agentFor: (url: URL) => http.Agent
  /** The agent rejected the address that a name led to. */
  isRejection: (error: unknown) => boolean
}

/**
 * Agents that connect to public addresses only. The answer of the name server is checked when it is
 * connected to, so that a name cannot lead elsewhere between a check and the connection.
 */
export function createPublicAgents(allowed: readonly string[], lookup?: LookupFunction) {
  const options = {
    keepAlive: false,
    allowIPAddressList: [...allowed],
    denyIPAddressList: DENIED,
    ...(lookup && { lookup }),
  }
  const plain = new RequestFilteringHttpAgent(options)
  const encrypted = new RequestFilteringHttpsAgent(options)
  const agents: PublicAgents = {
    agentFor: ({ protocol }) => (protocol === 'https:' ? encrypted : plain),
    isRejection: (error) => error instanceof Error && REJECTION.test(error.message),
  }
  return agents
}

const REJECTION = /^DNS lookup .* is not allowed\. Because/
