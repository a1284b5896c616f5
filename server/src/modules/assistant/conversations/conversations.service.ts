import type { AssistantConversation, AssistantTurn } from '@saidian/shared/contracts/assistant'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { ASSISTANT_CONVERSATION } from '../access.rules'
import { asSeen, type MarketOf } from '../market/market'
import {
  deleteConversation,
  readAccountOf,
  readConversations,
  readExchanges,
} from './conversations.repository'

type Member = { id: string }

export type Conversations = {
  list: (member: Member) => Promise<AssistantConversation[]>
  turns: (member: Member, id: string) => Promise<AssistantTurn[]>
  remove: (member: Member, id: string) => Promise<void>
}

/** Conversations of a member; one of another member does not exist. */
export function createConversations(db: Db, marketOf: MarketOf): Conversations {
  return {
    list(member) {
      permit(member, 'read', { kind: ASSISTANT_CONVERSATION, ownerId: member.id })
      return readConversations(db, member.id)
    },
    async turns(member, id) {
      await checkAccess(db, member, 'read', id)
      const market = await marketOf(member.id)
      return (await readExchanges(db, id)).map((turn) => asSeen(turn, market))
    },
    async remove(member, id) {
      await checkAccess(db, member, 'remove', id)
      await deleteConversation(db, id)
    },
  }
}

export async function checkAccess(
  db: Db,
  member: Member,
  action: 'read' | 'change' | 'remove',
  id: string,
): Promise<void> {
  const object = { kind: ASSISTANT_CONVERSATION, ownerId: await readAccountOf(db, id) }
  permit(member, action, object, 'assistant.no_such_conversation')
}
