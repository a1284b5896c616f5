import { TOPIC } from '@saidian/shared/contracts/sockets'
import { deleteNotices, readNoticePage } from '../../platform/notices'
import { deleteTopic } from '../../platform/topics'
import type { MemberPart } from '../accounts'

const EVERYTHING = 100_000

/** Notices of a member: exported and erased with the account, with the topic of their devices. */
export const noticesPart: MemberPart = {
  name: 'notices',
  export: (db, accountId) => readNoticePage(db, accountId, { limit: EVERYTHING }),
  async erase(trx, accountId) {
    await deleteNotices(trx, accountId)
    await deleteTopic(trx, TOPIC.user(accountId))
  },
}
