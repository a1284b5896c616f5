import type { Db } from '../../platform/database'

/** What a member gets for what they showed: coins, and what the book shall say of it. */
export type TopUp = { kind: string; reference: string; coins: number; title: string }

/**
 * A way by which coins come into the product. `claim` runs in the transaction of the transfer: it
 * marks `proof` (a gift code, a receipt of a payment) as used, or answers null when it is worth
 * nothing (any more). `worth` tells what a used proof was worth to this very member, for a request
 * that is sent again.
 */
export type TopUpSource = {
  claim: (trx: Db, memberId: string, proof: string) => Promise<TopUp | null>
  worth: (trx: Db, memberId: string, proof: string) => Promise<TopUp | null>
}
