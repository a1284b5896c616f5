import type { MemberPart } from '../accounts'
import { deleteNobleData, readNobleData } from './nobles.repository'

/** What a member bought of nobility: exported and erased with the account. */
export const noblesPart: MemberPart = {
  name: 'nobles',
  export: (db, accountId) => readNobleData(db, accountId),
  erase: (trx, accountId) => deleteNobleData(trx, accountId),
}
