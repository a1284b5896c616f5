import { FetchError } from './fetch-error'

const MAX_LENGTH = 2_000
const PROTOCOLS = ['http:', 'https:']
/** The parser leaves out a port that is usual for the protocol. */
const PORTS = ['', '80', '443']

/**
 * The address of a public page. Throws `FetchError` for another protocol or port, for a user name
 * or password in it, and for what is no address. The parser writes decimal, octal and hexadecimal
 * IPv4 addresses in their usual form, so that the agent checks what is connected to.
 */
export function publicTarget(address: string | URL, ports: 'usual' | 'any' = 'usual'): URL {
  const url = parsed(address)
  if (!PROTOCOLS.includes(url.protocol))
    throw new FetchError(`${url.protocol} is neither http nor https`)
  if (url.username || url.password) throw new FetchError('the address has a user name or password')
  if (ports === 'usual' && !PORTS.includes(url.port))
    throw new FetchError(`port ${url.port} is neither 80 nor 443`)
  url.hash = ''
  return url
}

function parsed(address: string | URL): URL {
  if (address instanceof URL) return new URL(address)
  if (address.length > MAX_LENGTH || !URL.canParse(address))
    throw new FetchError('no valid address')
  return new URL(address)
}
