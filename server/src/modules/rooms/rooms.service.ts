import {
  ROOM_PAGE,
  type RoomEvent,
  type RoomHistory,
  type RoomMessage,
  type RoomNotices,
  type RoomWelcome,
} from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { User } from '../../platform/http'
import { createLimits } from '../../platform/limits'
import type { TextFilter } from '../../platform/text-filter'
import type { StoredTopics } from '../../platform/topics'
import { readPublicProfiles } from '../profile'
import { ROOM_MESSAGE } from './access.rules'
import { messageText, ROOM_LIMITS, ROOM_TEXT } from './message.rules'
import { isMatch } from './room.topics'
import {
  findMessage,
  insertMessage,
  readMessages,
  readMute,
  removeMessage,
  type StoredMessage,
  saveMute,
} from './rooms.repository'

type Member = Pick<User, 'id'>
type Said = { matchId: number; text: string; key: string }

/** The rules of every room. */
const RULES =
  '文明聊球，理性看赛。请勿发布广告、联系方式、链接和人身攻击，违规内容会被移除，发布者会被禁言。'

export type Rooms = {
  notices: (matchId: number) => Promise<RoomNotices>
  welcome: (caller: Member | null, matchId: number) => Promise<RoomWelcome>
  page: (matchId: number, before: number) => Promise<RoomHistory>
  /** Throws `room.*`; resolves after the commit. */
  say: (member: Member, said: Said) => Promise<RoomMessage>
  /** False for an unknown or removed message. */
  remove: (id: number, by: string) => Promise<boolean>
  /** Until when the member may not write, seconds since 1970; null with 0 minutes. */
  mute: (
    of: { memberId: string; minutes: number; reason: string },
    by: string,
  ) => Promise<number | null>
}

export type RoomsDeps = { db: Db; clock: Clock; topics: StoredTopics; textFilter: TextFilter }

/** The rooms of matches, of any sport: what members say there. */
export function createRooms(deps: RoomsDeps): Rooms {
  const { db, clock, topics } = deps

  async function open(matchId: number): Promise<string> {
    if (!(await isMatch(db, matchId))) throw new RequestError('room.no_such_room')
    return TOPIC.matchRoom(matchId)
  }

  async function page(matchId: number, before: number | null): Promise<RoomHistory> {
    const found = await readMessages(db, matchId, { before, limit: ROOM_PAGE + 1 })
    const shown = found.slice(0, ROOM_PAGE).reverse()
    return { messages: await withAuthors(db, shown), hasMore: found.length > ROOM_PAGE }
  }

  return {
    async notices(matchId) {
      await open(matchId)
      return { notices: [RULES] }
    },
    async welcome(caller, matchId) {
      permit(caller, 'read', { kind: ROOM_MESSAGE })
      // First: what is read afterwards is at least as new as this position.
      const position = await topics.position(await open(matchId))
      const [history, mutedUntil] = await Promise.all([
        page(matchId, null),
        caller && readMute(db, caller.id, clock.now()),
      ])
      return { ...position, serverAt: clock.now(), ...history, mutedUntil }
    },
    async page(matchId, before) {
      await open(matchId)
      return page(matchId, before)
    },
    say: (member, said) => say(deps, member, said),
    async remove(id, by) {
      const event = await db.transaction().execute(async (trx) => {
        const matchId = await removeMessage(trx, id, by)
        if (matchId === null) return null
        const data: RoomEvent = { serverAt: clock.now(), removed: [id] }
        return topics.append(trx, TOPIC.matchRoom(matchId), () => data)
      })
      if (event) topics.publish(event)
      return event !== null
    },
    async mute({ memberId, minutes, reason }, by) {
      const untilMs = clock.now() + minutes * 60_000
      await saveMute(db, { memberId, untilMs, reason, by })
      return minutes === 0 ? null : Math.ceil(untilMs / 1_000)
    },
  }
}

async function say(
  { db, clock, topics, textFilter }: RoomsDeps,
  { id: authorId }: Member,
  { matchId, text: typed, key }: Said,
): Promise<RoomMessage> {
  permit({ id: authorId }, 'make', { kind: ROOM_MESSAGE })
  const sent = await findMessage(db, authorId, key)
  if (sent) return only(await withAuthors(db, [sent]))
  if (!(await isMatch(db, matchId))) throw new RequestError('room.no_such_room')
  const text = messageText(typed)
  if (text === null) throw new RequestError('room.text_length')
  const mutedUntil = await readMute(db, authorId, clock.now())
  if (mutedUntil !== null) throw new RequestError('room.muted', { details: { mutedUntil } })
  // What elsewhere waits for a review is rejected here: a room does not wait.
  const findings = textFilter.check(text, ROOM_TEXT)
  if (findings.some(({ severity }) => severity !== 'mask'))
    throw new RequestError('room.text_unfit')
  const limits = ROOM_LIMITS.map((limit) => ({ limit, of: authorId }))
  await createLimits(db).take(limits, 'room.too_fast')
  const given = { matchId, authorId, key, text: textFilter.mask(text), atMs: clock.now() }
  const { message, event } = await db.transaction().execute(async (trx) => {
    const stored = await insertMessage(trx, given)
    // Sent twice at the same time: the other one is published.
    const known = stored ?? (await findMessage(trx, authorId, key))
    const said = known === null ? [] : await withAuthors(trx, [known])
    const data: RoomEvent = { serverAt: clock.now(), said }
    const event = stored && (await topics.append(trx, TOPIC.matchRoom(matchId), () => data))
    return { message: only(said), event }
  })
  if (event) topics.publish(event)
  return message
}

function only([message]: RoomMessage[]): RoomMessage {
  if (!message) throw new RequestError('auth.not_allowed')
  return message
}

/** Messages with their authors; those of erased members are left out. */
async function withAuthors(db: Db, messages: readonly StoredMessage[]): Promise<RoomMessage[]> {
  const profiles = await readPublicProfiles(
    db,
    messages.map(({ authorId }) => authorId),
  )
  return messages.flatMap(({ id, at, text, authorId }) => {
    const author = profiles.get(authorId)
    return author ? [{ id, at, text, author }] : []
  })
}
