import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { insertGiftCodes, readUsedGiftCode, useGiftCode } from './gift-code.repository'
import { giftCodeHash, newGiftCode } from './gift-code.rules'
import type { TopUp, TopUpSource } from './top-up'

export type GiftCodes = TopUpSource & {
  /** Creates `count` codes of `coins` each; only this answer contains them. */
  make: (order: { coins: number; count: number; expiresAt: number }) => Promise<string[]>
}

/** Top-up by gift code: what development uses in place of a payment provider. */
export function createGiftCodes({ db, clock }: { db: Db; clock: Clock }): GiftCodes {
  return {
    async make({ coins, count, expiresAt }) {
      const codes = Array.from({ length: count }, newGiftCode)
      const life = { coins, madeAtMs: clock.now(), expiresAtMs: expiresAt * 1_000 }
      await insertGiftCodes(db, codes.map(giftCodeHash), life)
      return codes
    },
    async claim(trx, memberId, code) {
      const hash = giftCodeHash(code)
      return topUpOf(hash, await useGiftCode(trx, hash, memberId, clock.now()))
    },
    async worth(trx, memberId, code) {
      const hash = giftCodeHash(code)
      return topUpOf(hash, await readUsedGiftCode(trx, hash, memberId))
    },
  }
}

function topUpOf(hash: Buffer, coins: number | null): TopUp | null {
  if (coins === null) return null
  return { kind: 'gift_code', reference: hash.toString('hex'), coins, title: '礼品码兑换' }
}
