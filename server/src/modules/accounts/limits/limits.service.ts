import type { Reason } from '@saidian/shared/contracts'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Limit } from './limit.rules'
import { forgetTries, returnTries, takeTry } from './limits.repository'

/** One limit for one place, account or phone. */
export type Gate = { limit: Limit; of: string }

/** The gates at which a try was counted, and the refusal of the first that was shut. */
export type Counted = { counted: Gate[]; shut: RequestError | null }

export type Limits = {
  /** Counts a try at each gate in order, no further than the first that is shut. */
  count: (gates: readonly Gate[], reason: Reason) => Promise<Counted>
  /** Counts a try at each gate in order; refuses with `reason` at the first that is shut, counting no further. */
  take: (gates: readonly Gate[], reason: Reason) => Promise<void>
  /** Takes the tries back: they were none. */
  giveBack: (gates: readonly Gate[]) => Promise<void>
  /** Opens the gates anew. */
  forget: (gates: readonly Gate[]) => Promise<void>
}

/** Counts tries in the database, so that all processes count together; when it does not answer nobody gets through. */
export function createLimits(db: Db): Limits {
  async function count(gates: readonly Gate[], reason: Reason): Promise<Counted> {
    const counted: Gate[] = []
    for (const gate of gates) {
      const waitMs = await takeTry(db, gate.limit, keyOf(gate))
      const details = { limit: gate.limit.name }
      if (waitMs > 0)
        return { counted, shut: new RequestError(reason, { retryAfterMs: waitMs, details }) }
      counted.push(gate)
    }
    return { counted, shut: null }
  }

  return {
    count,
    async take(gates, reason) {
      const { shut } = await count(gates, reason)
      if (shut) throw shut
    },
    giveBack: (gates) => returnTries(db, gates.map(keyOf)),
    forget: (gates) => forgetTries(db, gates.map(keyOf)),
  }
}

function keyOf({ limit, of }: Gate): string {
  return `${limit.name}/${of}`
}
