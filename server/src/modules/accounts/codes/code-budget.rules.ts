import type { Limit, RateLimit } from '../../../platform/limits'
import { LIMITS } from '../limits/limit.rules'

const HOUR_MS = 3_600_000

/** A phone and the purpose of its code. */
export type CodeKey = { phone: string; purpose: string }

/** How many SMS are sent at most, to all phones together. */
export type SmsCeiling = { perHour: number; perDay: number }

/**
 * A phone, the network of the call, and whether the owner of the phone has logged in from there.
 */
export type CodeRequest = { phone: string; network: string; isKnown: boolean }

/** Share of the ceiling for unknown networks; the rest is reserved for known ones. */
const UNKNOWN_SHARE = 0.8

/**
 * The limits of one request for a code. Each network has its own budget for a phone. All networks
 * that the owner has never logged in from share another budget, so they cannot exhaust the owner's.
 */
export function codeBudget({ phone, network, isKnown }: CodeRequest): RateLimit[] {
  const pair = `${phone}/${network}`
  const unknown: RateLimit[] = [
    { limit: LIMITS.codeUnknownHour, of: phone },
    { limit: LIMITS.codeUnknownDay, of: phone },
  ]
  return [
    { limit: LIMITS.codeNetwork, of: network },
    { limit: LIMITS.codeAgain, of: pair },
    { limit: LIMITS.codeHour, of: pair },
    { limit: LIMITS.codeDay, of: pair },
    ...(isKnown ? [] : unknown),
  ]
}

/** The limits of all SMS together. */
export function ceilingLimits(
  { isKnown }: Pick<CodeRequest, 'isKnown'>,
  ceiling: SmsCeiling,
): RateLimit[] {
  const limits = (suffix: string, share: number): Limit[] => [
    { name: `sms/hour${suffix}`, free: Math.ceil(ceiling.perHour * share), windowMs: HOUR_MS },
    { name: `sms/day${suffix}`, free: Math.ceil(ceiling.perDay * share), windowMs: 24 * HOUR_MS },
  ]
  const all = [...(isKnown ? [] : limits('/unknown', UNKNOWN_SHARE)), ...limits('', 1)]
  return all.map((limit) => ({ limit, of: 'all' }))
}

/**
 * The limits of one try at a code: five for the network. Networks that neither requested a code nor
 * are known also share a budget. Tries from elsewhere do not count against the owner.
 */
export function tryBudget(
  { phone, purpose }: CodeKey,
  network: string,
  isOwn: boolean,
): RateLimit[] {
  const own = guessLimit({ phone, purpose }, network)
  return isOwn ? [own] : [own, { limit: LIMITS.codeGuessUnknown, of: `${purpose}/${phone}` }]
}

/** The limit of tries of one network at the codes of a phone. */
export function guessLimit({ phone, purpose }: CodeKey, network: string): RateLimit {
  return { limit: LIMITS.codeGuess, of: `${purpose}/${phone}/${network}` }
}
