import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { readConversation, receiveMessages } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import type { Bus } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { StoredTopics } from '../../../platform/topics'
import { CONVERSATION } from '../access.rules'
import { appendChange } from '../list/conversation-changes'
import { sendConversationSignal } from '../log/publish-entries'
import { moveHas, moveRead, readSide } from './marks.repository'

type Member = { id: string }

export type MarksDeps = {
  db: Db
  bus: Bus
  topics: Pick<StoredTopics, 'append' | 'publish'>
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
}

export type Marks = {
  /** Throws `message.no_such_conversation`. */
  read: (
    member: Member,
    asked: BodyOf<typeof readConversation>,
  ) => Promise<ReplyOf<typeof readConversation>>
  /** Conversations of which the member is no member are passed over. */
  has: (member: Member, asked: BodyOf<typeof receiveMessages>) => Promise<null>
}

/** How far members have read, and what their devices have; markers only grow. */
export function createMarks(deps: MarksDeps): Marks {
  const { db, bus, topics, hiddenFor } = deps

  return {
    async read({ id: memberId }, { id, seq }) {
      permit({ id: memberId }, 'change', { kind: CONVERSATION, ownerId: memberId })
      const place = { memberId, id }
      const hidden = [...(await hiddenFor(memberId))]
      const moved = await db.transaction().execute(async (trx) => {
        const marker = await moveRead(trx, place, seq)
        if (!marker) return null
        const readState = async () => (await readSide(trx, place, hidden)) ?? null
        return { ...marker, change: await appendChange(trx, topics, { ...place, readState }) }
      })
      if (moved) {
        topics.publish(moved.change)
        const signal = { kind: 'read', memberId, seq: moved.readSeq } as const
        if (moved.isPrivate) sendConversationSignal(bus, id, signal)
      }
      const side = await readSide(db, place, hidden)
      if (!side) throw new RequestError('message.no_such_conversation')
      return { readSeq: side.readSeq, unread: side.unread }
    },
    async has({ id: memberId }, { marks }) {
      permit({ id: memberId }, 'change', { kind: CONVERSATION, ownerId: memberId })
      for (const { id, seq } of await moveHas(db, memberId, marks))
        sendConversationSignal(bus, id, { kind: 'has', memberId, seq })
      return null
    },
  }
}
