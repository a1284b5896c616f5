import { readFileSync } from 'node:fs'

/** Default where the limit is unknown; Windows has none. */
const UNKNOWN_LIMIT = 10_000
const LINE = /^Max open files\s+(\d+)/m

type Report = { userLimits?: { open_files?: { soft?: number | string } } }

/** Number of files and sockets that this process may have open at once. */
export function readDescriptorLimit(): number {
  try {
    const [, soft] = LINE.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    if (soft) return Number(soft)
  } catch {
    // Not Linux.
  }
  const { userLimits } = process.report.getReport() as Report
  const soft = Number(userLimits?.open_files?.soft)
  return Number.isSafeInteger(soft) && soft > 0 ? soft : UNKNOWN_LIMIT
}

/** For files, the database, the broker and closing sockets. */
const RESERVE = 128
const RESERVE_SHARE = 0.05
const MIN_CONNECTIONS = 32
/** Share of all connections: a large network, such as a mobile operator's, is no attacker. */
const NETWORK_SHARE = 0.1
const MIN_PER_NETWORK = 64

export type ConnectionLimits = {
  /** Of the process, over all its ports. */
  total: number
  /** Of one IPv4 address or one /64 of IPv6. */
  perNetwork: number
}

/** Limits that leave room below `descriptors`; a given limit wins where it fits. */
export function connectionLimits(
  descriptors: number,
  given: { total?: number; perNetwork?: number } = {},
): ConnectionLimits {
  const reserve = Math.max(RESERVE, Math.ceil(descriptors * RESERVE_SHARE))
  const room = Math.max(MIN_CONNECTIONS, descriptors - reserve)
  const total = Math.min(room, given.total || room)
  const usual = Math.max(MIN_PER_NETWORK, Math.floor(total * NETWORK_SHARE))
  return { total, perNetwork: Math.min(total, given.perNetwork || usual) }
}
