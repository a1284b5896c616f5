import { setTimeout as sleep } from 'node:timers/promises'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { goalOf } from './goal-event'
import { type DriverAnswer, type DriverOrder, dueAt, sharedNow, type Timetable } from './messages'
import { kindOf, maskedText, openRawSocket } from './raw-socket'

/** Ten thousand readers of the board in one process, which do nothing but read. */
const SUBSCRIBE_BOARD = maskedText(`{"op":"sub","topic":"${TOPIC.footballBoard}"}`)
const CONNECTS_AT_ONCE = 200
const AT = Buffer.from('"at":')

let welcomed = 0
let subscribed = 0
let received = 0
let latencies = new Float64Array(0)
let timetable: Timetable | null = null

const MATCHES = Array.from({ length: 100 }, (_, id) => id)

export async function connectAll({
  port,
  sockets,
  matchIds = MATCHES,
}: Extract<DriverOrder, { do: 'connect' }>): Promise<DriverAnswer> {
  const startedAt = sharedNow()
  for (let opened = 0; opened < sockets; opened++) {
    const match = maskedText(
      `{"op":"sub","topic":"${TOPIC.footballMatch(matchIds[opened % matchIds.length] ?? 0)}"}`,
    )
    openRawSocket(port, {
      onText: (payload, socket) => {
        const kind = kindOf(payload)
        if (kind === 'event') takeEvent(payload)
        else if (kind === 'subscribed') subscribed++
        else if (kind === 'welcome') {
          welcomed++
          socket.write(SUBSCRIBE_BOARD)
          socket.write(match)
        }
      },
    })
    while (opened - welcomed > CONNECTS_AT_ONCE) await sleep(1)
  }
  while (subscribed < sockets * 2) await sleep(5)
  return { to: 'connect', connectedMs: sharedNow() - startedAt }
}

function takeEvent(payload: Buffer): void {
  if (timetable) {
    const goal = goalOf(payload)
    if (goal !== null) latencies[received++] = sharedNow() - dueAt(goal, timetable)
    return
  }
  const start = payload.indexOf(AT) + AT.length
  const at = Number.parseFloat(payload.toString('latin1', start, start + 24))
  latencies[received++] = sharedNow() - at
}

export async function expectEvents({
  events,
  withinMs,
  timetable: given,
}: Extract<DriverOrder, { do: 'expect' }>): Promise<DriverAnswer> {
  received = 0
  timetable = given ?? null
  latencies = new Float64Array(events)
  for (const deadline = sharedNow() + withinMs; received < events && sharedNow() < deadline; )
    await sleep(20)
  const sorted = latencies.subarray(0, received).sort()
  const percentile = (share: number) =>
    sorted[Math.min(received - 1, Math.floor(received * share))] ?? Number.NaN
  return {
    to: 'expect',
    received,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    maxMs: percentile(1),
  }
}
