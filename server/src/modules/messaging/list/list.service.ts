import {
  CONVERSATIONS_A_PAGE,
  type Conversation,
  type ConversationPage,
} from '@saidian/shared/contracts/messaging'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import { RequestError } from '../../../platform/errors'
import type { StoredTopics } from '../../../platform/topics'
import { CONVERSATION } from '../access.rules'
import { countUnread, type Reader, readByIds, readListed } from './conversations.repository'
import { cursorOf, placeOf } from './cursor.rules'
import { type ShownDeps, shownConversations } from './shown-conversations'

type Member = { id: string }

export type ListDeps = ShownDeps & {
  clock: Clock
  topics: Pick<StoredTopics, 'position'>
  /** Members whom this one blocks or who block this one. */
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
}

export type ConversationList = {
  page: (member: Member, cursor: string | undefined) => Promise<ConversationPage>
  /** Throws `message.no_such_conversation`. */
  one: (member: Member, id: string) => Promise<Conversation>
  /** Conversations of a member by their ids; unknown ones are left out. */
  some: (memberId: string, ids: readonly string[]) => Promise<Conversation[]>
}

/** Conversations of a member, as lists of groups and search results show them too. */
export function createConversationList(deps: ListDeps): ConversationList {
  const { db, clock, topics, hiddenFor } = deps
  const readerOf = async (memberId: string): Promise<Reader> => {
    return { memberId, hidden: [...(await hiddenFor(memberId))], nowMs: clock.now() }
  }

  async function some(memberId: string, ids: readonly string[]): Promise<Conversation[]> {
    const reader = await readerOf(memberId)
    return shownConversations(deps, reader, await readByIds(db, reader, ids))
  }

  return {
    some,
    async page({ id }, cursor) {
      permit({ id }, 'read', { kind: CONVERSATION, ownerId: id })
      const from = placeOf(cursor)
      // First: what is read afterwards is at least as new as this position.
      const position = await topics.position(TOPIC.user(id))
      const reader = await readerOf(id)
      const [found, unread] = await Promise.all([
        readListed(db, reader, { from, limit: CONVERSATIONS_A_PAGE + 1 }),
        countUnread(db, reader),
      ])
      const listed = found.slice(0, CONVERSATIONS_A_PAGE)
      const conversations = await shownConversations(deps, reader, listed)
      const last = listed.at(-1)
      const hasMore = found.length > listed.length
      return { ...position, conversations, unread, next: hasMore && last ? cursorOf(last) : null }
    },
    async one({ id: memberId }, id) {
      permit({ id: memberId }, 'read', { kind: CONVERSATION, ownerId: memberId })
      const [conversation] = await some(memberId, [id])
      if (!conversation) throw new RequestError('message.no_such_conversation')
      return conversation
    },
  }
}
