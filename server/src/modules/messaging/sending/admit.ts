import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { type Pair, pairKey } from '../friendships'
import { KIND } from '../log/append-act'
import type { LockedLog } from '../log/lock-logs'
import { type Acquaintance, type Standing, sendError } from './may-send.rules'
import { takePaces } from './pace.repository'
import { type Send, sendKey } from './send'
import { placeKey, readStandings } from './standings.repository'

export type AdmitDeps = {
  /** Of pairs whose other member has not answered yet. */
  readAcquaintances: (trx: Db, pairs: readonly Pair[]) => Promise<ReadonlyMap<string, Acquaintance>>
}

type Batch = {
  sends: readonly Send[]
  logs: ReadonlyMap<string, LockedLog>
  nowMs: number
}

export type Admitted = {
  admitted: Send[]
  standings: ReadonlyMap<string, Standing>
  /** Why others may not be sent, by `sendKey`. */
  rejected: Map<string, RequestError>
}

/** Which messages of a batch may be stored, in the order in which they were sent. */
export async function admit(trx: Db, deps: AdmitDeps, batch: Batch): Promise<Admitted> {
  const { sends, logs, nowMs } = batch
  const standings = await readStandings(trx, sends, nowMs)
  const acquaintances = await deps.readAcquaintances(trx, unansweredPairs(standings, logs))
  const rejected = new Map<string, RequestError>()
  const allowed: Send[] = []
  for (const send of sends) {
    const standing = standings.get(placeKey(send))
    const { peerId = null } = standing ?? {}
    const pair = peerId === null ? null : pairKey({ memberId: send.senderId, peerId })
    const isGroup = logs.get(send.conversationId)?.kind === KIND.group
    const acquaintance = pair === null ? undefined : acquaintances.get(pair)
    const error = sendError(send, { standing, isGroup, acquaintance, nowMs })
    if (error) rejected.set(sendKey(send), error)
    else {
      // The next message of a stranger in this batch comes after this one.
      if (standing) standing.unanswered += 1
      allowed.push(send)
    }
  }
  return { admitted: await withinPace(trx, allowed, rejected), standings, rejected }
}

function unansweredPairs(
  standings: ReadonlyMap<string, Standing>,
  logs: ReadonlyMap<string, LockedLog>,
): Pair[] {
  return [...standings].flatMap(([place, { peerId, hasAnswer, isBlocked }]) => {
    const [id = '', memberId = ''] = place.split('/')
    const isOpen = logs.get(id)?.kind === KIND.private && !hasAnswer && !isBlocked
    return isOpen && peerId !== null ? [{ memberId, peerId }] : []
  })
}

async function withinPace(
  trx: Db,
  sends: readonly Send[],
  rejected: Map<string, RequestError>,
): Promise<Send[]> {
  if (sends.length === 0) return []
  const wanted = new Map<string, number>()
  for (const { senderId } of sends) wanted.set(senderId, (wanted.get(senderId) ?? 0) + 1)
  const paces = await takePaces(trx, wanted)
  const left = new Map([...paces].map(([senderId, { free }]) => [senderId, free]))
  return sends.filter((send) => {
    const free = left.get(send.senderId) ?? 0
    left.set(send.senderId, free - 1)
    if (free > 0) return true
    const retryAfterMs = paces.get(send.senderId)?.waitMs ?? 1_000
    rejected.set(sendKey(send), new RequestError('message.too_fast', { retryAfterMs }))
    return false
  })
}
