import type { MemberPart } from '../../accounts'
import { deleteChatOf, readManagedBy, readMessagesOf } from './erasure.repository'
import { emptyActsOn, readActsOf } from './managing/acts.repository'

/** What a member said and did in rooms: exported and erased with the account. */
export const chatPart: MemberPart = {
  name: 'rooms',
  export: async (db, memberId) => ({
    messages: await readMessagesOf(db, memberId),
    manages: await readManagedBy(db, memberId),
    acts: await readActsOf(db, memberId),
  }),
  async erase(trx, memberId) {
    await emptyActsOn(trx, memberId)
    await deleteChatOf(trx, memberId)
  },
}
