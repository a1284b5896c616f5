import type { Limit, RateLimit } from '../../../platform/limits'
import { LIMITS } from '../limits/limit.rules'

const HOUR_MS = 3_600_000

/** A phone and the purpose of its code. */
export type CodeKey = { phone: string; purpose: string }

/** How many SMS are sent at most, to all phones together. */
export type SmsCeiling = { perHour: number; perDay: number }

/** A request for a code, and whether the owner of the phone has logged in from its network. */
export type CodeRequest = CodeKey & { network: string; isKnown: boolean }

/** Share of the ceiling for unknown networks; the rest is reserved for known ones. */
const UNKNOWN_SHARE = 0.8

/** Operator and area: numbers with these digits are a block of 10 000. */
const PREFIX_DIGITS = 7

/** The limits of one code, and those whose use decides how much work it needs. */
export type CodeBudget = {
  /** Of the phone and the network. */
  own: RateLimit[]
  /** Of all SMS, and of all to the prefix of the phone. */
  ceilings: RateLimit[]
  priced: { network: RateLimit; prefix: RateLimit; hour: RateLimit; day: RateLimit }
}

/**
 * Each network has its own budget for a phone. All networks that the owner has never logged in from
 * share another budget, a part of the ceiling and the budget of the prefix, so they cannot exhaust
 * the owner's. What decides about work is the same for both: it shows no network of a phone.
 */
export function codeBudget(request: CodeRequest, ceiling: SmsCeiling): CodeBudget {
  const { phone, network, isKnown } = request
  const pair = `${phone}/${network}`
  const ofPrefix = { of: prefixOf(phone) }
  const priced = {
    network: { limit: LIMITS.codeNetwork, of: network },
    prefix: { limit: LIMITS.codePrefixHour, ...ofPrefix },
    hour: ceilingLimit('sms/hour', ceiling.perHour, HOUR_MS),
    day: ceilingLimit('sms/day', ceiling.perDay, 24 * HOUR_MS),
  }
  const unknown: RateLimit[] = [
    { limit: LIMITS.codeUnknownHour, of: phone },
    { limit: LIMITS.codeUnknownDay, of: phone },
  ]
  const unknownCeilings: RateLimit[] = [
    priced.prefix,
    { limit: LIMITS.codePrefixDay, ...ofPrefix },
    ceilingLimit('sms/hour/unknown', ceiling.perHour * UNKNOWN_SHARE, HOUR_MS),
    ceilingLimit('sms/day/unknown', ceiling.perDay * UNKNOWN_SHARE, 24 * HOUR_MS),
  ]
  return {
    own: [
      priced.network,
      { limit: LIMITS.codeAgain, of: pair },
      { limit: LIMITS.codeHour, of: pair },
      { limit: LIMITS.codeDay, of: pair },
      ...(isKnown ? [] : unknown),
    ],
    ceilings: [...(isKnown ? [] : unknownCeilings), priced.hour, priced.day],
    priced,
  }
}

/** The first digits of a phone, which name operator and area. */
export function prefixOf(phone: string): string {
  return phone.slice(0, PREFIX_DIGITS)
}

function ceilingLimit(name: string, max: number, windowMs: number): RateLimit {
  const limit: Limit = { name, free: Math.ceil(max), windowMs }
  return { limit, of: 'all' }
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
