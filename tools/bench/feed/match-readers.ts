import { TOPIC } from '@saidian/shared/contracts/sockets'
import { goalOf } from '../gateway/goal-event'
import { sharedNow } from '../gateway/messages'
import { kindOf, maskedText, openRawSocket } from '../gateway/raw-socket'
import type { BusyVendor } from './busy-vendor'
import { until } from './until'

/** Sockets that wait for their topic at a time: opening a match topic reads the whole match. */
const AT_ONCE = 20
/**
 * All readers share an address, which may open a limited number of matches a second: readers beyond
 * the limit retry.
 */
const RETRY_MS = 500
/** The first number of the corners in a change of a match. */
const CORNERS = /"corners":\[(\d+),/

export type Latencies = { changes: number[]; goals: number[] }

/**
 * Opens sockets that follow one match each, in turn, and others that follow the board. The first
 * received state of a match counts for all changes up to it: a newer state replaces older ones.
 */
export async function openReaders(
  port: number,
  vendor: BusyVendor,
  { ids, sockets, boards }: { ids: number[]; sockets: number; boards: number },
): Promise<{ latencies: Latencies; goalsAt: number[]; unseen: () => number }> {
  const latencies: Latencies = { changes: [], goals: [] }
  const goalsAt: number[] = []
  const seen: { match: number; changes: number }[] = []
  let ready = 0

  const follow = (topic: string, onEvent: (payload: Buffer) => void) => {
    const subscribe = maskedText(JSON.stringify({ op: 'sub', topic }))
    openRawSocket(port, {
      onText: (payload, socket) => {
        const kind = kindOf(payload)
        if (kind === 'event') onEvent(payload)
        else if (kind === 'subscribed') ready += 1
        else if (kind === 'welcome') socket.write(subscribe)
        else if (kind === 'refused') setTimeout(() => socket.write(subscribe), RETRY_MS)
        else throw new Error(`no topic ${topic}: ${payload.toString()}`)
      },
    })
  }

  for (let number = 0; number < sockets; number += 1) {
    const match = number % ids.length
    const reader = { match, changes: vendor.played[match]?.changes ?? 0 }
    seen.push(reader)
    follow(TOPIC.footballMatch(ids[match] ?? 0), (payload) => {
      const corners = Number(CORNERS.exec(payload.toString('latin1'))?.[1] ?? 0)
      const now = sharedNow()
      for (; reader.changes < corners; reader.changes += 1)
        latencies.changes.push(now - (vendor.played[match]?.pushedAt[reader.changes + 1] ?? now))
    })
    await until(() => number - ready <= AT_ONCE)
  }
  for (let number = 0; number < boards; number += 1)
    follow(TOPIC.footballBoard, (payload) => {
      const goal = goalOf(payload)
      const at = goal === null ? undefined : goalsAt[goal]
      if (at !== undefined) latencies.goals.push(sharedNow() - at)
    })
  await until(() => ready >= sockets + boards)
  const unseen = () => {
    return seen.reduce(
      (sum, { match, changes }) => sum + (vendor.played[match]?.changes ?? 0) - changes,
      0,
    )
  }
  return { latencies, goalsAt, unseen }
}
