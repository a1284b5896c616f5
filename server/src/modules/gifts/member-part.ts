import type { MemberPart } from '../accounts'
import type { Ledger } from '../wallet'
import { forfeitIncome } from './income/pay-anchors.service'
import { deleteGiftData, readGiftData } from './member-part.repository'
import { lockPurse } from './purse/purse.repository'

/**
 * Gifts of a member: exported and erased with the account. List it before the wallet: a send locks
 * the purse first as well.
 */
export function giftsPart(ledger: Ledger): MemberPart {
  return {
    name: 'gifts',
    export: (db, accountId) => readGiftData(db, accountId),
    async erase(trx, accountId) {
      await lockPurse(trx, accountId)
      await forfeitIncome(ledger, trx, accountId)
      await deleteGiftData(trx, accountId)
    },
  }
}
