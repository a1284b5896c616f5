import type { Db } from '../../../platform/database'
import { appendPersonalChange } from '../../../platform/notices'
import type { StoredTopics } from '../../../platform/topics'
import { type Ledger, type Party, payment, readCoins } from '../../wallet'
import { readWaitingAnchors, takeIncome } from './income.repository'

/** Pays out the shares of all anchors; each share once, also when a run is killed. */
export type PayAnchors = (signal: AbortSignal) => Promise<void>

type PayDeps = { db: Db; ledger: Ledger; topics: Pick<StoredTopics, 'append' | 'publish'> }

export function createPayAnchors({ db, ledger, topics }: PayDeps): PayAnchors {
  /** Pays some shares and notifies the anchor's devices, both or neither; false without shares. */
  async function pay(anchorId: string): Promise<boolean> {
    const message = await db.transaction().execute(async (trx) => {
      const hasWallet = (await readCoins(trx, anchorId)) !== null
      const to = hasWallet ? { member: anchorId } : FORFEITED
      if (!(await payOut(ledger, trx, anchorId, to))) return null
      return appendPersonalChange({ topics, trx }, anchorId, 'wallet')
    })
    if (message) topics.publish(message)
    return message !== null
  }

  return async (signal) => {
    for (const anchorId of await readWaitingAnchors(db))
      while (!signal.aborted && (await pay(anchorId)));
  }
}

const FORFEITED: Party = { house: 'forfeited' }

/** The shares of an anchor who leaves become the house's, as the rest of their coins. */
export async function forfeitIncome(ledger: Ledger, trx: Db, anchorId: string): Promise<void> {
  while (await payOut(ledger, trx, anchorId, FORFEITED));
}

/** Books the shares that wait, in the transaction that takes them; false when none wait. */
async function payOut(ledger: Ledger, trx: Db, anchorId: string, to: Party): Promise<boolean> {
  const income = await takeIncome(trx, anchorId)
  if (!income) return false
  const { coins, shares, lastId } = income
  const transfer = payment({
    key: `gift-income/${anchorId}/${lastId}`,
    kind: 'gift_income',
    reference: `${shares} gifts`,
    from: { house: 'anchors' },
    to,
    amount: coins,
    title: `礼物收入（${shares} 次）`,
  })
  await ledger.transfer(transfer, trx)
  return true
}
