import type { Limit, RateLimit } from '../../../platform/limits'

const DAY_MS = 86_400_000
const NAME = 'comment/written'

/** One in 3 seconds; members of less than a day one in 15. */
const PACE = {
  known: { name: NAME, free: 1, windowMs: 3_000 },
  fresh: { name: NAME, free: 1, windowMs: 15_000 },
} as const satisfies Record<string, Limit>

/** A hundred in an hour, twenty from a member of less than a day. */
const HOURLY = {
  known: { name: 'comment/hourly', free: 100, windowMs: 3_600_000 },
  fresh: { name: 'comment/hourly', free: 20, windowMs: 3_600_000 },
} as const satisfies Record<string, Limit>

/** The limits of a member by the age of the account. */
export function limitsOf(member: { id: string; joinedAtMs: number }, nowMs: number): RateLimit[] {
  const age = nowMs - member.joinedAtMs < DAY_MS ? 'fresh' : 'known'
  return [PACE[age], HOURLY[age]].map((limit) => ({ limit, of: member.id }))
}
