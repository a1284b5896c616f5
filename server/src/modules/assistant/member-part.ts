import type { MemberPart } from '../accounts'
import { deleteConversationsOf, readConversations, readExchanges } from './conversations'
import { asSeen, type MarketOf } from './market/market'

/** Conversations of a member with the assistant: exported and erased with the account. */
export const assistantPart = (marketOf: MarketOf): MemberPart => ({
  name: 'assistant',
  async export(db, accountId) {
    const market = await marketOf(accountId)
    const conversations = await readConversations(db, accountId)
    const whole = []
    for (const conversation of conversations) {
      const turns = await readExchanges(db, conversation.id)
      whole.push({ ...conversation, turns: turns.map((turn) => asSeen(turn, market)) })
    }
    return whole
  },
  erase: (trx, accountId) => deleteConversationsOf(trx, accountId),
})
