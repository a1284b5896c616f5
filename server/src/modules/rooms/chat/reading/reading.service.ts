import {
  ROOM_PAGE,
  type RoomHistory,
  type RoomNotices,
  type RoomWelcome,
} from '@saidian/shared/contracts/rooms'
import { permit } from '../../../../platform/access'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import type { StoredTopics } from '../../../../platform/topics'
import { readStanding } from '../../../governance'
import { ROOM_MESSAGE } from '../access.rules'
import { type NobleOf, withAuthors } from '../authors'
import type { Conversation, Conversations, Where } from '../conversation'
import { readMessages } from './messages.repository'

type Caller = { id: string } | null

/** The rules of every room. */
const RULES =
  '文明聊球，理性看赛。请勿发布广告、联系方式、链接和人身攻击，违规内容会被移除，发布者会被禁言。'

export type Reading = {
  notices: (where: Where) => Promise<RoomNotices>
  /** Throws `room.removed` for a member who was removed from the room. */
  welcome: (caller: Caller, where: Where) => Promise<RoomWelcome>
  page: (caller: Caller, where: Where, before: number) => Promise<RoomHistory>
}

export type ReadingDeps = {
  db: Db
  clock: Clock
  topics: StoredTopics
  conversations: Conversations
  nobleOf: NobleOf
  /** Members who do not see each other, either way. */
  hiddenFor?: (memberId: string | null) => Promise<ReadonlySet<string>>
}

/** What was said in a conversation, and where to follow it from. */
export function createReading(deps: ReadingDeps): Reading {
  const { db, clock, topics, conversations, nobleOf, hiddenFor = async () => new Set() } = deps

  async function read(
    of: Conversation,
    before: number | null,
    hidden: ReadonlySet<string>,
  ): Promise<RoomHistory> {
    const found = await readMessages(db, of, { before, limit: ROOM_PAGE + 1 })
    const page = found.slice(0, ROOM_PAGE).reverse()
    const shown = page.filter(({ authorId }) => !hidden.has(authorId))
    return {
      messages: await withAuthors(db, nobleOf, shown),
      hasMore: found.length > ROOM_PAGE,
    }
  }

  /** Until when the caller may not write; a member who was removed may not even read. */
  async function mutedUntil(caller: Caller, { roomId }: Conversation): Promise<number | null> {
    if (!caller) return null
    const where = { scope: 'room', place: roomId } as const
    const standing = await readStanding(db, { memberId: caller.id, where, nowMs: clock.now() })
    if (standing.isBanned) throw new RequestError('room.removed')
    return standing.mutedUntil
  }

  return {
    async notices(where) {
      await conversations.find(where)
      return { notices: [RULES] }
    },
    async welcome(caller, where) {
      permit(caller, 'read', { kind: ROOM_MESSAGE })
      const conversation = await conversations.find(where)
      const until = await mutedUntil(caller, conversation)
      // First: what is read afterwards is at least as new as this position.
      const position = await topics.position(conversation.topic)
      const hidden = await hiddenFor(caller?.id ?? null)
      const history = await read(conversation, null, hidden)
      const { topic } = conversation
      return {
        ...position,
        topic,
        serverAt: clock.now(),
        ...history,
        mutedUntil: until,
        hidden: [...hidden],
      }
    },
    async page(caller, where, before) {
      permit(caller, 'read', { kind: ROOM_MESSAGE })
      const conversation = await conversations.find(where)
      await mutedUntil(caller, conversation)
      return read(conversation, before, await hiddenFor(caller?.id ?? null))
    },
  }
}
