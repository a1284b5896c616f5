import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { Conversation, Entry, searchMessages } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { createLimits, type Limit } from '../../../platform/limits'
import { readPublicProfiles } from '../../profile'
import { withoutHidden } from '../log/hidden-entry.rules'
import { MESSAGE_SEARCH } from './access.rules'
import { cursorOf, placeOf } from './cursor.rules'
import { findMessages } from './find-messages'
import { type HitEntry, readHits } from './hits.repository'

const PAGE = 20
const SEARCHES: Limit = { name: 'messages/searches', free: 120, windowMs: 60_000 }

export type SearchDeps = {
  db: Db
  relations: { hiddenFor: (memberId: string) => Promise<ReadonlySet<string>> }
  /** Conversations of a member by their ids; those that are gone are left out. */
  readConversations: (memberId: string, ids: readonly string[]) => Promise<Conversation[]>
}

export type SearchMessages = (
  member: { id: string },
  body: BodyOf<typeof searchMessages>,
) => Promise<ReplyOf<typeof searchMessages>>

/** Searches what the caller can read: not what was recalled, deleted, left or of hidden members. */
export function createMessageSearch({
  db,
  relations,
  readConversations,
}: SearchDeps): SearchMessages {
  return async ({ id: memberId }, { q, id, cursor }) => {
    permit({ id: memberId }, 'read', { kind: MESSAGE_SEARCH, ownerId: memberId })
    const before = placeOf(cursor)
    await createLimits(db).take([{ limit: SEARCHES, of: memberId }], 'request.too_many')
    const hidden = await relations.hiddenFor(memberId)
    const { entries: hits, next } = await findMessages(db, {
      memberId,
      conversationId: id ?? null,
      text: q,
      hidden,
      before,
      limit: PAGE,
    })
    const entries = hits.length > 0 ? await readHits(db, hits) : []
    const ids = [...new Set(entries.map((entry) => entry.id))]
    const known = ids.length > 0 ? await readConversations(memberId, ids) : []
    const conversations = new Map(known.map((conversation) => [conversation.id, conversation]))
    const senders = await readPublicProfiles(
      db,
      entries.map(({ senderId }) => senderId),
    )
    const found = entries.flatMap((entry) => {
      const conversation = conversations.get(entry.id)
      if (!conversation) return []
      const found = withoutHidden(shown(entry), hidden)
      return [{ conversation, entry: found, sender: senders.get(entry.senderId) ?? null }]
    })
    return { found, next: next && cursorOf(next) }
  }
}

function shown({ seq, atMs, senderId, clientMsgId, body, quote }: HitEntry): Entry {
  return {
    seq,
    at: Math.round(atMs),
    senderId,
    clientMsgId,
    body,
    ...(quote && { quote }),
  }
}
