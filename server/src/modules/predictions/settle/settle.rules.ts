import type { ResultChances } from '@saidian/shared/contracts/predictions'
import { favouriteOf, resultOf } from '../market.rules'
import type { PredictedSport } from '../predicted-sport'
import type { ContentDraft } from '../records/record-chain'
import type { SettledContent } from '../records/record-content'

const DAY_MS = 86_400_000
/** A match that begins so much later than planned is another match for the model. */
const POSTPONED_MS = DAY_MS
/** An abandoned match may be resumed the next day. */
const CANCELLED_AFTER_MS = DAY_MS
/** A match that did not end so long after its planned kick-off is given up. */
const GIVEN_UP_AFTER_MS = 2 * DAY_MS

/** A locked prediction beside the match as it is now. Times are milliseconds since 1970. */
export type SettleCandidate = {
  recordId: number
  matchId: number
  kickoffAt: number
  lockedAt: number
  chances: ResultChances
  /** The record that settles it so far, and its score: null when void. */
  settledId: number | null
  settledScore: [number, number] | null
  /** Null when the match was removed. */
  match: { kickoffAt: number; status: number; score: [number, number] | null } | null
}

export type Settlement = ContentDraft<SettledContent>

/**
 * What becomes of a prediction now; null while it stays as it is. A result that was corrected is
 * settled again, a void prediction stays void.
 */
export function settlementOf(
  candidate: SettleCandidate,
  { statuses }: Pick<PredictedSport['sport'], 'statuses'>,
  context: { nowMs: number; closing: ResultChances | null },
): Settlement | null {
  const { recordId, matchId, settledId, settledScore, match } = candidate
  if (settledId !== null && settledScore === null) return null
  const shared = { of: recordId, match: matchId, corrects: settledId }
  if (match?.status === statuses.finished && match.score) {
    if (candidate.lockedAt >= match.kickoffAt)
      return { kind: 'void', ...shared, reason: 'early kick-off' }
    if (settledScore && isSame(settledScore, match.score)) return null
    return { kind: 'result', ...shared, ...outcome(candidate.chances, match.score, context) }
  }
  const reason = voidReason(candidate, statuses, context.nowMs)
  return reason && { kind: 'void', ...shared, reason }
}

function outcome(
  chances: ResultChances,
  score: [number, number],
  { closing }: { closing: ResultChances | null },
) {
  const result = resultOf(score)
  const chance = chances[result === 'home' ? 0 : result === 'draw' ? 1 : 2]
  return { score, result, hit: favouriteOf(chances) === result, chance, closing }
}

function voidReason(
  { kickoffAt, match }: SettleCandidate,
  { over }: PredictedSport['sport']['statuses'],
  nowMs: number,
): 'postponed' | 'cancelled' | null {
  const sinceMs = nowMs - kickoffAt
  if (match === null || over.includes(match.status))
    return sinceMs > CANCELLED_AFTER_MS ? 'cancelled' : null
  const isLater = match.kickoffAt - kickoffAt > POSTPONED_MS
  return isLater || sinceMs > GIVEN_UP_AFTER_MS ? 'postponed' : null
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, place) => value === other[place])
}
