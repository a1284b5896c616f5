import type { RequestError } from '../../../platform/errors'
import type { Limits, RateLimit } from '../../../platform/limits'
import { LIMITS } from '../limits/limit.rules'

const REASON = 'account.too_many_tries'

/**
 * The limits that counted a try; `exceeded` is set when only members of a known network may pass.
 */
type CountedTry = { counted: RateLimit[]; exceeded: RequestError | null }

/**
 * Counts by the typed name, not by the account: otherwise a try with the number would count
 * against the phone and reveal its owner.
 */
export async function countTry(limits: Limits, text: string, network: string): Promise<CountedTry> {
  const pair = { limit: LIMITS.loginPair, of: `${text}/${network}` }
  const rateLimits = [
    { limit: LIMITS.loginNetwork, of: network },
    pair,
    { limit: LIMITS.loginAccount, of: text },
  ]
  const { counted, exceeded } = await limits.count(rateLimits, REASON)
  if (!exceeded) return { counted, exceeded }
  if (rateLimits[counted.length] === pair) throw exceeded
  const left = counted.includes(pair) ? [] : [pair]
  const known = await limits.count(
    [{ limit: LIMITS.loginKnownNetwork, of: network }, ...left],
    REASON,
  )
  if (known.exceeded) throw exceeded
  return { counted: [...counted, ...known.counted], exceeded }
}
