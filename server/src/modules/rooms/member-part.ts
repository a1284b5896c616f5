import type { MemberPart } from '../accounts'
import { deleteMessagesOf, readMessagesOf } from './rooms.repository'

/** What a member said in rooms: exported and erased with the account. */
export const roomsPart: MemberPart = {
  name: 'rooms',
  export: (db, accountId) => readMessagesOf(db, accountId),
  async erase(trx, accountId) {
    await deleteMessagesOf(trx, accountId)
  },
}
