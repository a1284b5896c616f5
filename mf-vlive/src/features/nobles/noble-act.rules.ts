import type { NobleOffer, OwnNoble } from '@saidian/shared/contracts/rooms'

/** What the reader can do about a level now. */
export type NobleAct =
  | { kind: 'login' }
  | { kind: 'minor' }
  /** A higher level holds. */
  | { kind: 'lower' }
  | { kind: 'open' | 'renew' | 'raise'; coins: number }

/** Null while the level of the member is not known. */
export function nobleActOf(
  { level, coins, renewCoins }: NobleOffer,
  own: OwnNoble | 'visitor' | undefined,
  nowMs: number,
): NobleAct | null {
  if (own === undefined) return null
  if (own === 'visitor') return { kind: 'login' }
  if (!own.mayOpen) return { kind: 'minor' }
  if (own.level > level) return { kind: 'lower' }
  const isRenewal = own.renewLevel === level && (own.renewUntil ?? 0) * 1000 > nowMs
  if (isRenewal) return { kind: 'renew', coins: renewCoins }
  if (own.level === level) return { kind: 'renew', coins }
  return { kind: own.level > 0 ? 'raise' : 'open', coins }
}
