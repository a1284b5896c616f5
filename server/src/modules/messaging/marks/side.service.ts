import type { BodyOf } from '@saidian/shared/contracts/http'
import type {
  Conversation,
  deleteConversation,
  setConversation,
} from '@saidian/shared/contracts/messaging'
import { type Action, permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import type { StoredTopics } from '../../../platform/topics'
import { CONVERSATION } from '../access.rules'
import { appendChange } from '../list/conversation-changes'
import type { ConversationList } from '../list/list.service'
import { changeSide, hideUpTo } from './marks.repository'

const CHANGES: Limit = { name: 'messaging/changes', free: 120, windowMs: 60_000 }

type Member = { id: string }

export type SideDeps = {
  db: Db
  clock: Clock
  topics: Pick<StoredTopics, 'append' | 'publish'>
  list: Pick<ConversationList, 'one'>
}

/** Both throw `message.no_such_conversation`. */
export type OwnSides = {
  set: (member: Member, asked: BodyOf<typeof setConversation>) => Promise<Conversation>
  remove: (member: Member, asked: BodyOf<typeof deleteConversation>) => Promise<null>
}

/** What a member changes about a conversation for themselves alone, on all devices. */
export function createOwnSides({ db, clock, topics, list }: SideDeps): OwnSides {
  async function change(
    { id: memberId }: Member,
    { id, action }: { id: string; action: Action },
    apply: (trx: Db) => Promise<boolean>,
  ): Promise<void> {
    permit({ id: memberId }, action, { kind: CONVERSATION, ownerId: memberId })
    await createLimits(db).take([{ limit: CHANGES, of: memberId }], 'request.too_many')
    const sent = await db.transaction().execute(async (trx) => {
      if (!(await apply(trx))) throw new RequestError('message.no_such_conversation')
      return appendChange(trx, topics, { memberId, id })
    })
    topics.publish(sent)
  }

  return {
    async set(member, { id, isPinned, isMuted }) {
      const pinnedAt = isPinned ? new Date(clock.now()) : null
      const given = { isMuted, ...(isPinned !== undefined && { pinnedAt }) }
      await change(member, { id, action: 'change' }, (trx) =>
        changeSide(trx, { memberId: member.id, id }, given),
      )
      return list.one(member, id)
    },
    async remove(member, { id, upTo }) {
      await change(member, { id, action: 'remove' }, (trx) =>
        hideUpTo(trx, { memberId: member.id, id }, upTo),
      )
      return null
    },
  }
}
