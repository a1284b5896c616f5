const DAY_MS = 86_400_000

/** A level is bought for thirty days. */
export const PERIOD_MS = 30 * DAY_MS
/** How long after its end a level is renewed at the lower price. */
export const RENEWAL_MS = 7 * DAY_MS
/** How long before its end its member is reminded. */
export const REMINDER_MS = 3 * DAY_MS

export type Price = { level: number; coins: number; renewCoins: number }

/** A level that a member has or had, with its prices. */
export type OwnedLevel = Price & { untilMs: number }

export type Quote = { kind: 'open' | 'renew' | 'raise'; coins: number; untilMs: number }

/**
 * What a level costs a member now, and until when it would last; null for a level below one that
 * runs. A raise costs the full price of the higher level. The rest of the lower one becomes days
 * of the higher, at the ratio of the prices of their renewals: nothing that was paid for is lost.
 */
export function quote(owned: OwnedLevel | null, wanted: Price, nowMs: number): Quote | null {
  const open: Quote = { kind: 'open', coins: wanted.coins, untilMs: nowMs + PERIOD_MS }
  if (!owned) return open
  const renew: Quote = {
    kind: 'renew',
    coins: wanted.renewCoins,
    untilMs: Math.max(owned.untilMs, nowMs) + PERIOD_MS,
  }
  if (owned.untilMs <= nowMs)
    return wanted.level === owned.level && isRenewable(owned, nowMs) ? renew : open
  if (wanted.level < owned.level) return null
  if (wanted.level === owned.level) return renew
  const rest = ((owned.untilMs - nowMs) * owned.renewCoins) / wanted.renewCoins
  return { kind: 'raise', coins: wanted.coins, untilMs: open.untilMs + Math.floor(rest) }
}

/** While it runs, and for some days after its end. */
export function isRenewable({ untilMs }: Pick<OwnedLevel, 'untilMs'>, nowMs: number): boolean {
  return nowMs < untilMs + RENEWAL_MS
}
