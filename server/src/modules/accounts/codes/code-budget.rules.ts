import { LIMITS, type Limit } from '../limits/limit.rules'
import type { Gate } from '../limits/limits.service'
import type { CodeKey } from './codes.repository'

const HOUR_MS = 3_600_000

/** How many SMS are sent at most, to all phones together. */
export type SmsCeiling = { perHour: number; perDay: number }

/** Who asks: a phone, the network of the call, and whether the owner of the phone has logged in from there. */
export type CodeRequest = { phone: string; network: string; isKnown: boolean }

/** Of the ceiling, the rest is reserved for known networks. */
const UNKNOWN_SHARE = 0.8

/**
 * What one request for a code counts against. Each network has a budget of its own for a phone; all networks that the
 * owner has never logged in from share another one, which therefore cannot exhaust that of the owner.
 */
export function codeBudget({ phone, network, isKnown }: CodeRequest): Gate[] {
  const pair = `${phone}/${network}`
  const unknown: Gate[] = [
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

/** The ceiling of all SMS. */
export function ceilingGates(
  { isKnown }: Pick<CodeRequest, 'isKnown'>,
  ceiling: SmsCeiling,
): Gate[] {
  const limits = (suffix: string, share: number): Limit[] => [
    { name: `sms/hour${suffix}`, free: Math.ceil(ceiling.perHour * share), windowMs: HOUR_MS },
    { name: `sms/day${suffix}`, free: Math.ceil(ceiling.perDay * share), windowMs: 24 * HOUR_MS },
  ]
  const all = [...(isKnown ? [] : limits('/unknown', UNKNOWN_SHARE)), ...limits('', 1)]
  return all.map((limit) => ({ limit, of: 'all' }))
}

/**
 * What one try of a code counts against: five of the network, and where it neither asked for a code nor is known, those
 * of all such networks. Tries elsewhere take none from the owner.
 */
export function tryBudget({ phone, purpose }: CodeKey, network: string, isOwn: boolean): Gate[] {
  const own = guessGate({ phone, purpose }, network)
  return isOwn ? [own] : [own, { limit: LIMITS.codeGuessUnknown, of: `${purpose}/${phone}` }]
}

/** The tries of a network at the codes of a phone. */
export function guessGate({ phone, purpose }: CodeKey, network: string): Gate {
  return { limit: LIMITS.codeGuess, of: `${purpose}/${phone}/${network}` }
}
