import type { FeedIncident } from '../../../feeds/feed'
import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport } from '../../sport'
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
  /** Incidents that lists announce if they are not stored yet. */
  fresh: FeedIncident[]
}

export type FoldedBatch<State extends MatchState> = {
  matches: FoldedMatch<State>[]
  /** Messages per outcome, with `unknown match` and `malformed …` beside the type's values. */
  counts: Map<string, number>
}

type Fold<State extends MatchState> = {
  sport: IngestedSport<State>
  known: ReadonlyMap<string, { matchId: number; progress: Progress<State> }>
  nowMs: number
  matches: Map<string, FoldedMatch<State>>
}

/** Applies messages in order of arrival to the known progress of their matches. */
export function foldBatch<State extends MatchState>(
  sport: IngestedSport<State>,
  known: Fold<State>['known'],
  messages: readonly MatchMessage<State>[],
  nowMs: number,
): FoldedBatch<State> {
  const fold: Fold<State> = { sport, known, nowMs, matches: new Map() }
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
  // A repetition of the current message: all of it was stored when it was accepted.
  if (message.revision === match.progress.revision) return 'late'
  const folded = fold.matches.get(message.matchKey) ?? unchangedMatch(match.matchId, match.progress)
  fold.matches.set(message.matchKey, folded)
  return take(fold, folded, message)
}

function unchangedMatch<State extends MatchState>(
  matchId: number,
  before: Progress<State>,
): FoldedMatch<State> {
  const timeline = emptyTimeline()
  return { matchId, before, progress: before, steps: 0, timeline, corrections: [], fresh: [] }
}

function take<State extends MatchState>(
  { sport, nowMs }: Fold<State>,
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
