import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 one, which one household
 * shares.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped)) return mapped
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : 'unknown'
}

/** The eight groups, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map(
    (group) => group.replace(/^0+/, '') || '0',
  )
}
