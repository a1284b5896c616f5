import { setTimeout as sleep } from 'node:timers/promises'
import { encodeImFrame, IM_LOGIN, IM_PATH, TOPIC } from '@saidian/shared/contracts/sockets'
import { sharedNow } from '../../gateway/messages'
import { kindOf, maskedText, openRawSocket } from '../../gateway/raw-socket'
import { askAddress } from './ask-address'
import { memberToken } from './members'
import type { ClientOrder, Reading, Timetable } from './orders'

const AT_ONCE = 40
const SEQ = Buffer.from('"seq":')
const TEXT = Buffer.from('"text":"#')
/** Messages that warm the server up have places from here on. */
export const UNMEASURED = 1_000_000

/** Marks a message by its place in the timetable, for the readers. */
export const markedText = (place: number) => `#${place} 今晚的比赛你看了吗？最后十分钟太精彩了`

/** Members of a group, which do nothing but read; each entry must be the next one. */
let subscribed = 0
let outOfOrder = 0
let received = 0
let latencies = new Float64Array(0)
let timetable: Timetable = { startsAt: 0, everyMs: 0 }

type Opening = Extract<ClientOrder, { do: 'readers' }>

export async function openReaders({ port, members, groupId }: Opening): Promise<void> {
  let opened = 0
  const open = async () => {
    while (opened < members) await openReader(port, opened++, groupId)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  while (subscribed < members) await sleep(5)
}

async function openReader(port: number, number: number, groupId: string): Promise<void> {
  const { token: accessToken } = await askAddress(port, memberToken(number))
  const login = maskedText(encodeImFrame({ code: IM_LOGIN, accessToken }))
  const follow = maskedText(`{"op":"sub","topic":"${TOPIC.conversation(groupId)}"}`)
  let seq = 0
  openRawSocket(port, {
    path: IM_PATH,
    onOpen: (socket) => {
      socket.write(login)
      socket.write(follow)
    },
    onText: (payload) => {
      const kind = kindOf(payload)
      if (kind === 'refused') throw new Error(payload.toString())
      if (kind === 'subscribed') subscribed += 1
      if (kind !== 'event') return
      const next = numberAfter(payload, SEQ)
      if (next !== seq + 1) outOfOrder += 1
      seq = next
      take(payload)
    },
  })
}

function take(payload: Buffer): void {
  const { startsAt, everyMs } = timetable
  const place = numberAfter(payload, TEXT)
  if (place >= UNMEASURED) return
  if (received < latencies.length) latencies[received] = sharedNow() - (startsAt + place * everyMs)
  received += 1
}

function numberAfter(payload: Buffer, mark: Buffer): number {
  let at = payload.indexOf(mark) + mark.length
  let number = 0
  for (let digit = payload[at] ?? 0; digit >= 48 && digit <= 57; digit = payload[++at] ?? 0)
    number = number * 10 + digit - 48
  return number
}

type Wanted = Extract<ClientOrder, { do: 'read' }>

export async function read({ messages, withinMs, timetable: given }: Wanted): Promise<Reading> {
  timetable = given
  const wanted = messages * subscribed
  latencies = new Float64Array(wanted)
  for (const until = sharedNow() + withinMs; received < wanted && sharedNow() < until; )
    await sleep(20)
  // What comes twice comes right behind.
  await sleep(500)
  const sorted = latencies.subarray(0, Math.min(received, wanted)).sort()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { received, outOfOrder, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) }
}
