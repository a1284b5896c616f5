import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport } from '../../sport'
import type { MatchMessage } from '../match/match-message'
import { type Doubt, doubtOf } from './plausibility.rules'

/** Nothing new about a doubt for so long decides: an unlikely state is then taken. */
export const LOOK_AGAIN_MS = 60_000
/** A contradiction that was seen so often stays, and readers are told. */
const LOOKS_SHOWN = 2

/** What waits for a second look at a match. */
export type StoredDoubt<State extends MatchState> = Doubt & {
  /** When it was last seen, by our clock. */
  lookedAt: number
  looks: number
  /** The newest message that is not believed; null once the source said something else. */
  waiting: MatchMessage<State> | null
}

/** A match as a message finds it. */
export type Looked<State extends MatchState> = {
  progress: Progress<State>
  doubt: StoredDoubt<State> | null
}

/** The stored progress of a match. */
export type KnownMatch<State extends MatchState> = Looked<State> & { matchId: number }

/** What the reader is told: 数据存疑. */
export function isShown(doubt: StoredDoubt<MatchState> | null): boolean {
  return doubt !== null && doubt.looks >= LOOKS_SHOWN
}

/**
 * Whether a newer message is accepted now, and what then waits. A doubt is remembered for a while
 * after its source said something else: one that comes back is no accident. `message` has the
 * waiting timeline too: sources tell each incident once.
 */
export function lookAt<State extends MatchState>(
  sport: IngestedSport<State>,
  { progress, doubt }: Looked<State>,
  given: MatchMessage<State>,
  { nowMs, speed, isDisputed }: { nowMs: number; speed: number; isDisputed: boolean },
): { message: MatchMessage<State>; isAccepted: boolean; doubt: StoredDoubt<State> | null } {
  const message = withTimelineOf(doubt?.waiting ?? null, given)
  const found = isDisputed
    ? { reason: 'two states of one revision', isContradiction: true }
    : doubtOf(sport, progress, message, speed)
  if (found === null)
    return { message, isAccepted: true, doubt: doubt && { ...doubt, waiting: null } }
  if (!found.isContradiction && isConfirmed(sport, { progress, doubt }, given, speed))
    return { message, isAccepted: true, doubt: null }
  const before = doubt?.isContradiction ? doubt.looks : 0
  const looks = before + (before > 0 && given.revision === doubt?.waiting?.revision ? 0 : 1)
  const waiting = { ...found, lookedAt: nowMs, looks: found.isContradiction ? looks : 1 }
  return { message, isAccepted: false, doubt: { ...waiting, waiting: message } }
}

/** What becomes of a doubt of which nothing was heard for `LOOK_AGAIN_MS`. */
export function settleByTime<State extends MatchState>(
  doubt: StoredDoubt<State>,
): { message: MatchMessage<State> | null; doubt: StoredDoubt<State> | null } {
  if (doubt.waiting === null) return { message: null, doubt: null }
  if (!doubt.isContradiction) return { message: doubt.waiting, doubt: null }
  return { message: null, doubt: { ...doubt, looks: Math.max(doubt.looks, LOOKS_SHOWN) } }
}

/** Whether a later message says what an earlier unlikely one said, or goes on from there. */
function isConfirmed<State extends MatchState>(
  sport: IngestedSport<State>,
  { progress, doubt }: Looked<State>,
  message: MatchMessage<State>,
  speed: number,
): boolean {
  const waiting = doubt?.isContradiction === false ? doubt.waiting : null
  if (waiting === null || waiting.revision >= message.revision || waiting.at >= message.at)
    return false
  const { revision, at, state } = waiting
  return doubtOf(sport, { ...progress, revision, at, state }, message, speed) === null
}

function withTimelineOf<State extends MatchState>(
  waiting: MatchMessage<State> | null,
  message: MatchMessage<State>,
): MatchMessage<State> {
  if (waiting === null || waiting.revision >= message.revision) return message
  const named = new Set([
    ...(message.incidents ?? []).map(({ key }) => key),
    ...(message.withdrawn ?? []),
  ])
  const incidents = (waiting.incidents ?? []).filter(({ key }) => !named.has(key))
  const withdrawn = (waiting.withdrawn ?? []).filter((key) => !named.has(key))
  const statistics = [...(waiting.statistics ?? []), ...(message.statistics ?? [])]
  return {
    ...message,
    incidents: [...incidents, ...(message.incidents ?? [])],
    withdrawn: [...withdrawn, ...(message.withdrawn ?? [])],
    statistics,
    // A correction that was waiting back is one still: what follows it may be lower.
    ...((waiting.correction || message.correction) && { correction: true }),
  }
}
