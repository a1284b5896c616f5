import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport } from '../../sport'
import type { MatchMessage } from '../match/match-message'
import { type Doubt, doubtOf } from './plausibility.rules'

/** Nothing new about a doubt for so long decides: an unlikely state is then taken. */
export const LOOK_AGAIN_MS = 60_000
/** A contradiction that was seen so often stays, and readers see it. */
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

/** What the reader sees: 数据存疑. */
export function isShown(doubt: StoredDoubt<MatchState> | null): boolean {
  return doubt !== null && doubt.looks >= LOOKS_SHOWN
}

/** `speed`: match seconds per second. `isDisputed`: its revision has another state as well. */
export type Look = { nowMs: number; speed: number; isDisputed: boolean }

const TWO_STATES: Doubt = { reason: 'two states of one revision', isContradiction: true }

/**
 * Whether a newer message is accepted now, and what then waits. A doubt is remembered for a while
 * after its source said something else: one that comes back is no accident. `message` has the
 * waiting timeline too: sources name each incident once.
 */
export function lookAt<State extends MatchState>(
  sport: IngestedSport<State>,
  looked: Looked<State>,
  given: MatchMessage<State>,
  { nowMs, speed, isDisputed }: Look,
): { message: MatchMessage<State>; isAccepted: boolean; doubt: StoredDoubt<State> | null } {
  const { progress, doubt } = looked
  const message = withWaiting(sport, looked, given)
  const found = isDisputed ? TWO_STATES : doubtOf(sport, progress, message, speed)
  if (found === null)
    return { message, isAccepted: true, doubt: doubt && { ...doubt, waiting: null } }
  if (!found.isContradiction && isConfirmed(sport, looked, given, speed))
    return { message, isAccepted: true, doubt: null }
  const looks = found.isContradiction ? looksAt(doubt, message) : 1
  return {
    message,
    isAccepted: false,
    doubt: { ...found, looks, lookedAt: nowMs, waiting: message },
  }
}

/** How often a contradiction was seen with this message; a repetition of it is no new look. */
function looksAt<State extends MatchState>(
  doubt: StoredDoubt<State> | null,
  { revision }: MatchMessage<State>,
): number {
  if (!doubt?.isContradiction) return 1
  return doubt.waiting?.revision === revision ? doubt.looks : doubt.looks + 1
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

/** A message with the incidents and statistics of the one that waits before it. */
function withWaiting<State extends MatchState>(
  { states }: IngestedSport<State>,
  { progress, doubt }: Looked<State>,
  message: MatchMessage<State>,
): MatchMessage<State> {
  const waiting = doubt?.waiting ?? null
  if (waiting === null || waiting.revision >= message.revision) return message
  const { incidents = [], withdrawn = [], statistics = [], correction = false } = message
  const named = new Set([...incidents.map(({ key }) => key), ...withdrawn])
  // What follows a correction that waits may be lower than what is known.
  const isCorrection =
    correction ||
    (waiting.correction === true && !states.isForward(progress, { ...message, correction }))
  return {
    ...message,
    incidents: [...(waiting.incidents ?? []).filter(({ key }) => !named.has(key)), ...incidents],
    withdrawn: [...(waiting.withdrawn ?? []).filter((key) => !named.has(key)), ...withdrawn],
    statistics: [...(waiting.statistics ?? []), ...statistics],
    ...(isCorrection && { correction: true }),
  }
}
