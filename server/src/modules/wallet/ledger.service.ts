import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { findTransfer, insertEntries, insertTransfer } from './ledger.repository'
import { checkTransfer, contentHash, type Transfer } from './transfer.rules'

export type Ledger = {
  /**
   * Books a transfer, whole or not at all; the same key again changes nothing. Inside `trx` it
   * happens with the rest of that transaction, which must not go on after a refusal. Refuses with
   * `wallet.not_enough` when a member would owe and `wallet.key_reused` when the key stands for
   * something else; `RangeError` when the legs are no transfer.
   */
  transfer: (transfer: Transfer, trx?: Db) => Promise<{ id: string; isNew: boolean }>
}

/** The one way by which coins move. */
export function createLedger({ db, clock }: { db: Db; clock: Clock }): Ledger {
  async function book(trx: Db, transfer: Transfer): Promise<{ id: string; isNew: boolean }> {
    const hash = contentHash(transfer)
    const id = await insertTransfer(trx, transfer, hash, clock.now())
    if (id === null) return { id: await sameAsBefore(trx, transfer.key, hash), isNew: false }
    const booked = await insertEntries(trx, id, transfer.legs).catch(throwInsufficientCoins)
    if (booked < transfer.legs.length)
      throw new Error('a party of the transfer has no ledger account')
    return { id: String(id), isNew: true }
  }

  return {
    transfer: async (transfer, trx) => {
      checkTransfer(transfer)
      return trx ? book(trx, transfer) : db.transaction().execute((own) => book(own, transfer))
    },
  }
}

async function sameAsBefore(trx: Db, key: string, hash: Buffer): Promise<string> {
  const before = await findTransfer(trx, key)
  if (!before?.hash.equals(hash)) throw new RequestError('wallet.key_reused')
  return String(before.id)
}

function throwInsufficientCoins(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'ledger_balance_not_negative')
    throw new RequestError('wallet.not_enough', { cause: error })
  throw error
}
