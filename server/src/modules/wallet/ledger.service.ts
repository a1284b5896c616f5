import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { findTransfer, insertEntries, insertTransfer } from './ledger.repository'
import { checkTransfer, contentHash, type Transfer } from './transfer.rules'

export type Ledger = {
  /**
   * Books a transfer, whole or not at all; the same key again changes nothing. Inside `trx` it is
   * part of that transaction, which must not continue after an error. Throws `wallet.not_enough`
   * when a balance would become negative, `wallet.key_reused` when the key belongs to another
   * transfer, and `RangeError` when the legs are invalid.
   */
  transfer: (transfer: Transfer, trx?: Db) => Promise<{ id: string; isNew: boolean }>
}

/** The only way to move coins. */
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
