import type { MemberPart } from '../accounts'
import { deleteConversationsOf, readConversations, readExchanges } from './conversations'

/** Conversations of a member with the assistant: exported and erased with the account. */
export const assistantPart: MemberPart = {
  name: 'assistant',
  async export(db, accountId) {
    const conversations = await readConversations(db, accountId)
    const whole = []
    for (const conversation of conversations)
      whole.push({ ...conversation, turns: await readExchanges(db, conversation.id) })
    return whole
  },
  erase: (trx, accountId) => deleteConversationsOf(trx, accountId),
}
