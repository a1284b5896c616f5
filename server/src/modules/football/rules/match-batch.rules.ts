import type { FeedIncident, FeedMatchState, FeedMessage } from '../../../feeds/feed'
import { isAnnounced } from './board-incident.rules'
import { type Outcome, type Progress, receive } from './match-progress.rules'
import { faultOf } from './message-shape.rules'
import { addToTimeline, emptyTimeline, type Timeline } from './timeline.rules'

/** Older incidents are not announced: a feed that catches up after a pause announces nothing. */
const FRESH_S = 30

export type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

type Correction = {
  revision: number
  at: number
  said: FeedMatchState
  replaced: FeedMatchState | null
}

/** Result of a batch of messages for one match. */
export type FoldedMatch = {
  matchId: number
  before: Progress
  progress: Progress
  /** Number of times the current state was replaced. */
  steps: number
  timeline: Timeline
  corrections: Correction[]
  /** Incidents that lists announce if they are not stored yet. */
  fresh: FeedIncident[]
}

export type FoldedBatch = {
  matches: FoldedMatch[]
  /** Messages per outcome, with `unknown match` and `malformed …` beside the type's values. */
  counts: Map<string, number>
}

type Known = ReadonlyMap<string, { matchId: number; progress: Progress }>

/** Applies messages in order of arrival to the known progress of their matches. */
export function foldBatch(
  known: Known,
  messages: readonly MatchMessage[],
  nowMs: number,
): FoldedBatch {
  const foldedMatches = new Map<string, FoldedMatch>()
  const counts = new Map<string, number>()
  for (const message of messages) {
    const outcome = foldMessage(known, foldedMatches, message, nowMs)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return { matches: [...foldedMatches.values()], counts }
}

function foldMessage(
  known: Known,
  foldedMatches: Map<string, FoldedMatch>,
  message: MatchMessage,
  nowMs: number,
) {
  const fault = faultOf(message)
  if (fault !== null) return `malformed ${fault}`
  const match = known.get(message.matchKey)
  if (match === undefined) return 'unknown match'
  // A repetition of the current message: all of it was stored when it was accepted.
  if (message.revision === match.progress.revision) return 'late'
  const folded =
    foldedMatches.get(message.matchKey) ?? unchangedMatch(match.matchId, match.progress)
  foldedMatches.set(message.matchKey, folded)
  return take(folded, message, nowMs)
}

function unchangedMatch(matchId: number, before: Progress): FoldedMatch {
  const timeline = emptyTimeline()
  return { matchId, before, progress: before, steps: 0, timeline, corrections: [], fresh: [] }
}

function take(folded: FoldedMatch, message: MatchMessage, nowMs: number): Outcome {
  const { revision, at, state } = message
  const correction = message.correction === true
  const replaced = folded.progress.state
  const { outcome, next } = receive(folded.progress, { revision, at, state, correction })
  if (correction) {
    folded.corrections.push({
      revision,
      at,
      said: state,
      replaced: outcome === 'accepted' ? replaced : null,
    })
  }
  if (next.revision !== folded.progress.revision) folded.steps += 1
  folded.progress = next
  addToTimeline(folded.timeline, message)
  if (outcome === 'accepted') {
    folded.fresh.push(
      ...(message.incidents ?? []).filter(
        ({ type }) => isAnnounced(type) && at >= nowMs / 1000 - FRESH_S,
      ),
    )
  }
  return outcome
}
