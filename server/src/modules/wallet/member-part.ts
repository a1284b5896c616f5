import { randomUUID } from 'node:crypto'
import type { MemberPart } from '../accounts'
import { insertLedgerAccount, readCoins, readLedger } from './ledger.repository'
import type { Ledger } from './ledger.service'
import { payment } from './transfer.rules'

/** An export limit that no member's ledger reaches. */
const MAX_ENTRIES = 100_000

/** The wallet of a member: created, exported and emptied with the account. */
export function walletPart(ledger: Ledger): MemberPart {
  return {
    name: 'wallet',
    make: insertLedgerAccount,
    export: (db, accountId) => readLedger(db, accountId, MAX_ENTRIES),
    // Entries stay: they hold no personal data, and the ledger must stay complete.
    async erase(trx, accountId) {
      const coins = (await readCoins(trx, accountId, true)) ?? 0
      if (coins === 0) return
      const transfer = payment({
        key: `erase/${accountId}/${randomUUID()}`,
        kind: 'erase',
        reference: accountId,
        from: { member: accountId },
        to: { house: 'forfeited' },
        amount: coins,
        title: '账号注销',
      })
      await ledger.transfer(transfer, trx)
    },
  }
}
