import { isIPv4, isIPv6 } from 'node:net'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How often something may be tried: `free` times within `windowMs`. After that, with `grow`, ever longer waits between
 * tries until it has been calm for the whole window; without, nothing before the window is over.
 */
export type Limit = {
  name: string
  free: number
  windowMs: number
  grow?: { baseMs: number; mostMs: number }
}

const growing = (baseMs: number, mostMs: number) => ({ baseMs, mostMs })

/** Every limit of the accounts. Networks of phones hold many people: theirs are the widest. */
export const LIMITS = {
  loginPair: { name: 'login/pair', free: 5, windowMs: DAY_MS, grow: growing(1_000, 15 * MINUTE_MS) },
  loginAccount: { name: 'login/account', free: 20, windowMs: DAY_MS, grow: growing(1_000, 15 * MINUTE_MS) },
  loginNetwork: { name: 'login/network', free: 50, windowMs: HOUR_MS, grow: growing(1_000, MINUTE_MS) },
  /** Tries of one place while a gate of all is shut, of members who may be at home there and of nobody. */
  loginHome: { name: 'login/home', free: 100, windowMs: HOUR_MS, grow: growing(1_000, MINUTE_MS) },
  oldPassword: { name: 'change/account', free: 5, windowMs: DAY_MS, grow: growing(1_000, 15 * MINUTE_MS) },
  codeAgain: { name: 'code/again', free: 1, windowMs: MINUTE_MS },
  codeHour: { name: 'code/hour', free: 5, windowMs: HOUR_MS },
  codeDay: { name: 'code/day', free: 10, windowMs: DAY_MS },
  codeNetwork: { name: 'code/network', free: 200, windowMs: HOUR_MS },
  codeTry: { name: 'code/try', free: 100, windowMs: HOUR_MS, grow: growing(1_000, MINUTE_MS) },
  iv: { name: 'iv/network', free: 240, windowMs: MINUTE_MS },
  ticket: { name: 'ticket/session', free: 60, windowMs: MINUTE_MS },
  giftCode: { name: 'gift-code/account', free: 20, windowMs: HOUR_MS, grow: growing(1_000, MINUTE_MS) },
  giftCodeNetwork: {
    name: 'gift-code/network',
    free: 100,
    windowMs: HOUR_MS,
    grow: growing(1_000, MINUTE_MS),
  },
  export: { name: 'export/account', free: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** What counts as one place: an IPv4 address, or the /64 of an IPv6 one, which one household has as a whole. */
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
