import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendMessage } from '@saidian/shared/contracts/messaging'
import { sharedNow } from '../../gateway/messages'
import { type Measure, percentile } from '../../measure'
import { post } from '../../news/news-server'
import { memberToken } from './members'
import type { Timetable } from './orders'
import { askClients, type Pair, withPair } from './pair'
import { markedText, UNMEASURED } from './readers'

const MEMBERS = 5_000
const WARM_UP = 60
const MESSAGES = 600
const EVERY_MS = 50
const SENDERS = 10
const SETTLE_MS = 2_000

/** Twenty messages a second in a group whose members are all online. */
export function benchGroup(): Promise<Measure[]> {
  return withPair('messages-process.ts', [MEMBERS, MEMBERS], async (pair) => {
    const { port, groupId } = pair
    await askClients(pair, { do: 'readers', port, members: MEMBERS, groupId })
    await sleep(SETTLE_MS)
    await sendAll(pair, WARM_UP, { startsAt: sharedNow(), everyMs: EVERY_MS }, UNMEASURED)
    await sleep(SETTLE_MS)
    const timetable = { startsAt: sharedNow() + SETTLE_MS, everyMs: EVERY_MS }
    const withinMs = SETTLE_MS + MESSAGES * EVERY_MS + 10_000
    const [reading, acks] = await Promise.all([
      askClients(pair, { do: 'read', messages: MESSAGES, withinMs, timetable }),
      sendAll(pair, MESSAGES, timetable),
    ])
    const wanted = MESSAGES * MEMBERS
    const faults = reading.outOfOrder + Math.abs(wanted - reading.received)
    const what = `group of ${MEMBERS} at ${1_000 / EVERY_MS} messages/s`
    return [
      { what: `${what}: missing, twice or out of order`, value: faults, unit: '', target: 0 },
      { what: `${what}: from due to device, p50`, value: reading.p50Ms, unit: 'ms' },
      { what: `${what}: from due to device, p99`, value: reading.p99Ms, unit: 'ms', target: 800 },
      { what: `${what}: from due to device, max`, value: reading.maxMs, unit: 'ms' },
      { what: `${what}: ack p99`, value: percentile(acks, 0.99), unit: 'ms' },
    ]
  })
}

/** Sends by the timetable, whether earlier ones are acknowledged or not; answers the waits. */
async function sendAll(
  pair: Pair,
  count: number,
  timetable: Timetable,
  first = 0,
): Promise<number[]> {
  const waits: Promise<number>[] = []
  for (let place = 0; place < count; place++) {
    const due = timetable.startsAt + place * timetable.everyMs
    await sleep(Math.max(0, due - sharedNow()))
    waits.push(sendOne(pair, first + place, due))
  }
  return Promise.all(waits)
}

async function sendOne({ port, groupId }: Pair, place: number, due: number): Promise<number> {
  const body = { kind: 'text', text: markedText(place) }
  const message = { id: groupId, clientMsgId: messageId(), body }
  const token = memberToken(place % SENDERS)
  const answer = await post(`http://127.0.0.1:${port}${sendMessage.path}`, message, token)
  if (answer.code !== 200) throw new Error(`message ${place}: ${JSON.stringify(answer)}`)
  return sharedNow() - due
}

/** A uuid of version 7, as devices make them. */
function messageId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
