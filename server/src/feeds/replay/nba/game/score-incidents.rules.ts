import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import type { Pair } from '../../../feed'
import type { Side } from '../recordings/play'

const LAST_SECONDS = 120

/** Who led last; null before a side has led. */
export type Leader = Side | null

export function leaderOf([home, away]: Pair): Leader {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/**
 * What a score in the last two minutes of the fourth quarter or of an overtime means: another side
 * leads, or none does. Null for any other score.
 */
export function scoreIncident(
  score: Pair,
  lastLeader: Leader,
  { period, clock }: { period: number; clock: number },
): { type: number; side: Side | 'none' } | null {
  if (period < 4 || clock > LAST_SECONDS) return null
  const leader = leaderOf(score)
  if (leader === null) return { type: BASKETBALL_INCIDENT.tie, side: 'none' }
  if (leader === lastLeader) return null
  return { type: BASKETBALL_INCIDENT.leadChange, side: leader }
}
