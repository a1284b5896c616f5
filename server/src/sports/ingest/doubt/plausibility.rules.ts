import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport } from '../../sport'
import type { MatchMessage } from '../match/match-message'

/** Clocks of sources are this much ahead at most; what comes from later is malformed. */
export const MAX_FUTURE_S = 10

/** Why a state is not believed at first sight. */
export type Doubt = {
  reason: string
  /** It cannot be true, however often it is said; otherwise it is only unlikely. */
  isContradiction: boolean
}

/** What is doubtful about a message that is newer than the known progress; null if nothing is. */
export function doubtOf<State extends MatchState>(
  sport: IngestedSport<State>,
  known: Progress<State>,
  message: MatchMessage<State>,
  speed: number,
): Doubt | null {
  const { state, at } = message
  const { contradictionOf, scoreOf, maxScore } = sport.states.plausibility
  const score = scoreOf(state)
  const contradiction =
    (score?.some((count) => count > maxScore) ?? false)
      ? 'score out of range'
      : contradictionOf(state, (since) => ((at - since) * speed) / 60)
  if (contradiction !== null) return { reason: contradiction, isContradiction: true }
  const unlikely = unlikelyOf(sport, known, message, speed)
  return unlikely === null ? null : { reason: unlikely, isContradiction: false }
}

/** What is unlikely after the known state; the first word about a match is not. */
function unlikelyOf<State extends MatchState>(
  sport: IngestedSport<State>,
  known: Progress<State>,
  message: MatchMessage<State>,
  speed: number,
): string | null {
  const { statuses, scoreOf } = sport.states.plausibility
  const { status } = message.state
  if (known.revision === 0) return null
  if (status !== known.state.status && !statuses.includes(status)) return 'unknown status'
  const [before, next] = [scoreOf(known.state), scoreOf(message.state)]
  if (message.correction && before && next && isSwapped(before, next)) return 'sides swapped'
  return isJump(sport, known, message, speed) ? 'jump' : null
}

/** A message without incidents after the last minute that the sport can have. */
export function withoutLateIncidents<State extends MatchState>(
  { states }: IngestedSport<State>,
  message: MatchMessage<State>,
): MatchMessage<State> {
  const { maxMinute } = states.plausibility
  const isPossible = ({ minute }: { minute: number }) => minute <= maxMinute
  return message.incidents === undefined || message.incidents.every(isPossible)
    ? message
    : { ...message, incidents: message.incidents.filter(isPossible) }
}

/**
 * Whether more was scored since the known state than there was time for. A result without the
 * course before it is no jump.
 */
function isJump<State extends MatchState>(
  { states, statuses }: IngestedSport<State>,
  known: Progress<State>,
  { state, at }: MatchMessage<State>,
  speed: number,
): boolean {
  if (!statuses.isInPlay(known.state.status) && !statuses.isInPlay(state.status)) return false
  const { scoreOf, gain } = states.plausibility
  const [before, next] = [scoreOf(known.state), scoreOf(state)]
  if (next === null) return false
  const minutes = (Math.max(0, at - known.at) * speed) / 60
  return next.some(
    (count, side) => count - (before?.[side] ?? 0) > gain.atOnce + gain.perMinute * minutes,
  )
}

function isSwapped(before: readonly number[], next: readonly number[]): boolean {
  return before[0] !== before[1] && before[0] === next[1] && before[1] === next[0]
}
