import type { FeedIncident } from '../../../feeds/feed'
import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport } from '../../sport'
import { type Disputed, disputedOf, isDenied } from '../doubt/disputed.rules'
import { withoutLateIncidents } from '../doubt/plausibility.rules'
import { type KnownMatch, type Look, lookAt, type StoredDoubt } from '../doubt/second-look.rules'
import { faultOf } from '../message-shape.rules'
import type { MatchMessage } from './match-message'
import { type Outcome, receive } from './match-progress.rules'
import { addToTimeline, emptyTimeline, type Timeline } from './timeline.rules'

/** Older incidents are not announced: a feed that catches up after a pause announces nothing. */
const FRESH_S = 30

type Correction<State> = {
  revision: number
  at: number
  said: State
  replaced: State | null
}

/** Result of a batch of messages for one match. */
export type FoldedMatch<State extends MatchState> = {
  matchId: number
  before: Progress<State>
  progress: Progress<State>
  /** Number of times the current state was replaced. */
  steps: number
  timeline: Timeline
  corrections: Correction<State>[]
  doubt: { before: StoredDoubt<State> | null; next: StoredDoubt<State> | null }
  /** Incidents that lists announce if they are not stored yet. */
  fresh: FeedIncident[]
}

export type FoldedBatch<State extends MatchState> = {
  matches: FoldedMatch<State>[]
  /** Messages per outcome, with `unknown match` and `malformed …` beside the type's values. */
  counts: Map<string, number>
}

/** How messages are taken. `speed`: match seconds per second of a feed that is looked at twice. */
export type Taking = { nowMs: number; speed: number | null }

type Fold<State extends MatchState> = Taking & {
  sport: IngestedSport<State>
  known: ReadonlyMap<string, KnownMatch<State>>
  matches: Map<string, FoldedMatch<State>>
  disputed: Disputed
}

/** Applies messages in order of arrival to the known progress of their matches. */
export function foldBatch<State extends MatchState>(
  sport: IngestedSport<State>,
  known: Fold<State>['known'],
  messages: readonly MatchMessage<State>[],
  taking: Taking,
): FoldedBatch<State> {
  const disputed = disputedOf(taking.speed === null ? [] : messages)
  const fold: Fold<State> = { ...taking, sport, known, matches: new Map(), disputed }
  const counts = new Map<string, number>()
  for (const message of messages) {
    const outcome = foldMessage(fold, message)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return { matches: [...fold.matches.values()], counts }
}

function foldMessage<State extends MatchState>(fold: Fold<State>, message: MatchMessage<State>) {
  const fault = faultOf(fold.sport.states, message)
  if (fault !== null) return `malformed ${fault}`
  const match = fold.known.get(message.matchKey)
  if (match === undefined) return 'unknown match'
  const isDisputed =
    fold.speed !== null &&
    (fold.disputed.has(message) || isDenied(fold.sport, match.progress, message))
  // A repetition of the current message: all of it was stored when it was accepted.
  if (message.revision === match.progress.revision && !isDisputed) return 'late'
  const folded = fold.matches.get(message.matchKey) ?? unchangedMatch(match)
  fold.matches.set(message.matchKey, folded)
  if (fold.speed === null) return take(fold, folded, message)
  return takeLooked(fold, folded, message, { ...fold, speed: fold.speed, isDisputed })
}

/** Takes a message of a running feed, unless it has to wait for a second look. */
function takeLooked<State extends MatchState>(
  fold: Fold<State>,
  folded: FoldedMatch<State>,
  given: MatchMessage<State>,
  look: Look,
): string {
  const possible = withoutLateIncidents(fold.sport, given)
  const age = given.revision - folded.progress.revision
  if (age < 0 || (age === 0 && !look.isDisputed)) return take(fold, folded, possible)
  const looked = { progress: folded.progress, doubt: folded.doubt.next }
  const { message, isAccepted, doubt } = lookAt(fold.sport, looked, possible, look)
  folded.doubt.next = doubt
  return isAccepted ? take(fold, folded, message) : `doubtful ${doubt?.reason}`
}

/** The match after a waiting message is taken, because nothing was said against it. */
export function takeWaiting<State extends MatchState>(
  sport: IngestedSport<State>,
  known: KnownMatch<State>,
  message: MatchMessage<State>,
  nowMs: number,
): FoldedMatch<State> {
  const folded = unchangedMatch(known)
  take({ sport, nowMs }, folded, message)
  return folded
}

export function unchangedMatch<State extends MatchState>({
  matchId,
  progress: before,
  doubt,
}: KnownMatch<State>): FoldedMatch<State> {
  return {
    matchId,
    before,
    progress: before,
    steps: 0,
    corrections: [],
    fresh: [],
    timeline: emptyTimeline(),
    doubt: { before: doubt, next: doubt },
  }
}

function take<State extends MatchState>(
  { sport, nowMs }: Pick<Fold<State>, 'sport' | 'nowMs'>,
  folded: FoldedMatch<State>,
  message: MatchMessage<State>,
): Outcome {
  const { revision, at, state } = message
  const correction = message.correction === true
  const replaced = folded.progress.state
  const update = { revision, at, state, correction }
  const { outcome, next } = receive(sport.states, folded.progress, update)
  const isAccepted = outcome === 'accepted'
  if (correction)
    folded.corrections.push({ revision, at, said: state, replaced: isAccepted ? replaced : null })
  if (next.revision !== folded.progress.revision) folded.steps += 1
  folded.progress = next
  addToTimeline(folded.timeline, message, sport.statuses.notStarted)
  if (isAccepted && at >= nowMs / 1000 - FRESH_S) {
    const announced = (message.incidents ?? []).filter(({ type }) =>
      sport.incidents.isAnnounced(type),
    )
    folded.fresh.push(...announced)
  }
  return outcome
}
