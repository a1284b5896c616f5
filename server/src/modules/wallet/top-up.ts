import type { Db } from '../../platform/database'

/** What a proof is worth: coins, and the text of their ledger entry. */
export type TopUp = { kind: string; reference: string; coins: number; title: string }

/**
 * A source of coins. `claim` runs in the transaction of the transfer: it marks `proof` (a gift
 * code, a receipt of a payment) as used, or answers null when it is worth nothing (any more).
 * `worth` resolves with what a used proof was worth to this member, for a repeated request.
 */
export type TopUpSource = {
  claim: (trx: Db, memberId: string, proof: string) => Promise<TopUp | null>
  worth: (trx: Db, memberId: string, proof: string) => Promise<TopUp | null>
}
