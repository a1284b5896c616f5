import type { ActRecord, RoomAct, RoomEvent } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { permit } from '../../../../platform/access'
import type { Bus, TopicMessage } from '../../../../platform/bus'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import { createLimits, type Limit } from '../../../../platform/limits'
import type { StoredTopics } from '../../../../platform/topics'
import { type PublicProfile, readPublicProfiles } from '../../../profile'
import { ROOM_ACT } from '../access.rules'
import { actText } from './act-text.rules'
import { type Act, insertAct, readActs } from './acts.repository'
import { lockRoom, readManagers, readRank } from './managers.repository'

type Member = { id: string }
type Events = { topic: string; data: Partial<RoomEvent> }[]

/** What an act changes; null when it was so already. */
export type Change = {
  kind: RoomAct['kind']
  memberId?: string
  amount?: number
  said?: string
  /** Beside the act itself, which the topic of the room gets. */
  events?: Events
} | null

/** Who acts, on what, and how; runs in the transaction that records it. */
export type Asked = {
  roomId: number
  reason?: string
  /** The member it hits, who must be below the caller. */
  memberId?: string
  /** 2: the anchor alone. */
  minRank?: number
  change: (trx: Db, context: Context) => Promise<Change>
  afterCommit?: () => void
}

export type Context = {
  nowMs: number
  anchorId: string
  /** Of the room. */
  title: string
  /** Throws unless the member is below the caller. */
  below: (memberId: string) => Promise<void>
}

export type Managing = {
  act: (caller: Member, asked: Asked) => Promise<{ isChanged: boolean }>
  acts: (caller: Member, roomId: number) => Promise<ActRecord[]>
  managers: (roomId: number) => Promise<PublicProfile[]>
}

export type ManagingDeps = { db: Db; clock: Clock; topics: StoredTopics; bus: Bus }

const ACTS: Limit = { name: 'room/acts', free: 60, windowMs: 60_000 }
const ACTS_SHOWN = 100

/** Acts of the anchor and the managers of a room: each is checked, recorded and published. */
export function createManaging(deps: ManagingDeps): Managing {
  const { db, topics } = deps

  return {
    async act(caller, asked) {
      permit(caller, 'make', { kind: ROOM_ACT })
      await createLimits(db).take([{ limit: ACTS, of: caller.id }], 'request.too_many')
      const sent = await db.transaction().execute((trx) => perform(trx, deps, caller, asked))
      for (const event of sent ?? []) topics.publish(event)
      if (sent) asked.afterCommit?.()
      return { isChanged: sent !== null }
    },
    async acts(caller, roomId) {
      permit(caller, 'read', { kind: ROOM_ACT })
      const rank = await readRank(db, roomId, caller.id)
      if (rank === null) throw new RequestError('room.no_such_room')
      if (rank === 0) throw new RequestError('room.not_manager')
      const acts = await readActs(db, roomId, ACTS_SHOWN)
      const names = await namesOf(
        db,
        acts.flatMap(({ byId, memberId }) => [byId, memberId]),
      )
      return acts.map((act) => ({
        at: act.at,
        by: act.byStaff === null ? names(act.byId) : '平台',
        text: actText(act, names(act.memberId)),
        reason: act.reason,
      }))
    },
    async managers(roomId) {
      if ((await readRank(db, roomId, '0')) === null) throw new RequestError('room.no_such_room')
      const ids = await readManagers(db, roomId)
      const profiles = await readPublicProfiles(db, ids)
      return ids.flatMap((id) => profiles.get(id) ?? [])
    },
  }
}

/** Null when nothing changed. */
async function perform(
  trx: Db,
  { clock, topics }: ManagingDeps,
  caller: Member,
  asked: Asked,
): Promise<TopicMessage[] | null> {
  const { roomId, memberId, minRank = 1, reason = '', change } = asked
  const room = await lockRoom(trx, roomId)
  if (!room) throw new RequestError('room.no_such_room')
  const { anchorId, title } = room
  const rankOf = async (id: string) => (await readRank(trx, roomId, id)) ?? 0
  const rank = await rankOf(caller.id)
  if (rank < minRank) throw new RequestError('room.not_manager')
  const below = async (id: string) => {
    if (id === caller.id || (await rankOf(id)) >= rank) throw new RequestError('room.protected')
  }
  if (memberId !== undefined) {
    await below(memberId)
    const known = await readPublicProfiles(trx, [memberId])
    if (!known.has(memberId)) throw new RequestError('profile.no_such_member')
  }
  const nowMs = clock.now()
  const changed = await change(trx, { nowMs, anchorId, title, below })
  if (!changed) return null
  const { kind, amount = null, said = null, events = [] } = changed
  const hit = changed.memberId ?? memberId ?? null
  const act = { roomId, kind, byId: caller.id, memberId: hit, amount, said, reason, atMs: nowMs }
  await insertAct(trx, act)
  const shown = { topic: TOPIC.room(roomId), data: { acts: [await shownAct(trx, act)] } }
  return appendAll(trx, topics, nowMs, [...events, shown])
}

/** One event on each topic, in the order of their names, in which all transactions lock them. */
async function appendAll(
  trx: Db,
  topics: StoredTopics,
  nowMs: number,
  events: Events,
): Promise<TopicMessage[]> {
  const byTopic = new Map<string, Partial<RoomEvent>>()
  for (const { topic, data } of events) byTopic.set(topic, { ...byTopic.get(topic), ...data })
  const sent: TopicMessage[] = []
  for (const [topic, data] of [...byTopic].sort(([a], [b]) => (a < b ? -1 : 1)))
    sent.push(await topics.append(trx, topic, () => ({ serverAt: nowMs, ...data })))
  return sent
}

/** An act as everybody in the room reads it. */
async function shownAct(trx: Db, act: Act): Promise<RoomAct> {
  const names = await namesOf(trx, [act.byId, act.memberId])
  const { kind, memberId, amount, reason } = act
  return {
    kind,
    by: names(act.byId),
    ...(memberId !== null && { memberId, memberName: names(memberId) }),
    ...(kind === 'mute' && amount !== null && { minutes: amount }),
    ...(kind === 'slow' && amount !== null && { seconds: amount }),
    ...(reason !== '' && { reason }),
  }
}

async function namesOf(
  db: Db,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const profiles = await readPublicProfiles(
    db,
    ids.flatMap((id) => id ?? []),
  )
  return (id) => (id === null ? '' : (profiles.get(id)?.nickName ?? '已注销用户'))
}
