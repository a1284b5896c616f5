import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomEvent } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { goalOf } from '../../gateway/goal-event'
import { dueAt, sharedNow, type Timetable } from '../../gateway/messages'
import { kindOf, maskedText, openRawSocket } from '../../gateway/raw-socket'
import { percentile } from '../../measure'
import type { ViewersOrder, Watched } from './orders'

/** Ten thousand viewers of a room in one process, who also follow the scores. */
const CONNECTS_AT_ONCE = 200
/** One viewer in so many reads every message; the others count frames. */
const CLOSE_VIEWER = 500
const ROOM = Buffer.from('"topic":"room/')

let welcomed = 0
let subscribed = 0
let timetable: Timetable | null = null
let latencies: number[] = []
let frames = 0
/** From the event's turn to the close viewer; both clocks are of this machine. */
let fanOuts: number[] = []
/** What each close viewer got: time of arrival, messages, messages left out. */
let shown = new Map<number, { at: number; said: number; leftOut: number }[]>()

async function connectAll(order: Extract<ViewersOrder, { do: 'connect' }>): Promise<object> {
  const subscribe = [TOPIC.footballBoard, order.topic].map((topic) =>
    maskedText(`{"op":"sub","topic":"${topic}"}`),
  )
  for (let viewer = 0; viewer < order.sockets; viewer++) {
    openRawSocket(order.port, {
      onText: (payload, socket) => {
        const kind = kindOf(payload)
        if (kind === 'event') takeEvent(viewer, payload)
        else if (kind === 'subscribed') subscribed++
        else if (kind === 'welcome') {
          welcomed++
          for (const frame of subscribe) socket.write(frame)
        }
      },
    })
    while (viewer - welcomed > CONNECTS_AT_ONCE) await sleep(1)
  }
  while (subscribed < order.sockets * subscribe.length) await sleep(5)
  return {}
}

function takeEvent(viewer: number, payload: Buffer): void {
  if (payload.subarray(0, 60).includes(ROOM)) {
    frames++
    if (viewer % CLOSE_VIEWER === 0) takeMessages(viewer, payload)
    return
  }
  const goal = timetable && goalOf(payload)
  if (timetable && goal !== null) latencies.push(sharedNow() - dueAt(goal, timetable))
}

function takeMessages(viewer: number, payload: Buffer): void {
  const { data } = JSON.parse(payload.toString()) as { data: RoomEvent }
  const { said = [], leftOut = 0, serverAt } = data
  fanOuts.push(Date.now() - serverAt)
  const got = shown.get(viewer) ?? []
  shown.set(viewer, [...got, { at: sharedNow(), said: said.length, leftOut }])
}

async function watch(order: Extract<ViewersOrder, { do: 'watch' }>): Promise<Watched> {
  latencies = []
  frames = 0
  shown = new Map()
  fanOuts = []
  timetable = order.timetable
  const startedAt = sharedNow()
  while (latencies.length < order.goals && sharedNow() < startedAt + order.withinMs) await sleep(20)
  const seconds = (sharedNow() - order.timetable.startsAt) / 1_000
  const [first = []] = [...shown.values()]
  return {
    received: latencies.length,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    maxShownInASecond: Math.max(0, ...[...shown.values()].map(maxInASecond)),
    framesPerSecond: frames / Math.max(1, welcomed) / seconds,
    shown: first.reduce((sum, { said }) => sum + said, 0) / seconds,
    leftOut: first.reduce((sum, { leftOut }) => sum + leftOut, 0) / seconds,
    fanOutP99Ms: fanOuts.length > 0 ? percentile(fanOuts, 0.99) : 0,
  }
}

function maxInASecond(got: readonly { at: number; said: number }[]): number {
  const inSecond = (end: number) =>
    got.filter(({ at }) => at > end - 1_000 && at <= end).reduce((sum, { said }) => sum + said, 0)
  return Math.max(0, ...got.map(({ at }) => inSecond(at)))
}

process.on('message', async (order: ViewersOrder) => {
  process.send?.(order.do === 'connect' ? await connectAll(order) : await watch(order))
})
process.on('disconnect', () => process.exit(0))
