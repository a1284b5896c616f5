import type { FeedIncident, FeedMatchState, FeedMessage } from '../../../feeds/feed'
import { isAnnounced } from './board-incident.rules'
import { type Progress, receive, type Verdict } from './match-progress.rules'
import { faultOf } from './message-shape.rules'
import { addToTimeline, emptyTimeline, type Timeline } from './timeline.rules'

export type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

type Correction = {
  revision: number
  at: number
  said: FeedMatchState
  replaced: FeedMatchState | null
}

/** What a batch of messages makes of one match. */
export type MatchOutcome = {
  matchId: number
  before: Progress
  progress: Progress
  /** How many times the state in force was replaced. */
  steps: number
  timeline: Timeline
  corrections: Correction[]
  /** Incidents that a list would announce, if they are new. */
  fresh: FeedIncident[]
}

export type BatchOutcome = {
  matches: MatchOutcome[]
  /** How many messages ended how; `unknown match` and `malformed …` beside the verdicts. */
  counts: Map<string, number>
}

type Known = ReadonlyMap<string, { matchId: number; progress: Progress }>

/** Folds messages, in their order of arrival, onto what is known of their matches. */
export function foldBatch(
  known: Known,
  messages: readonly MatchMessage[],
  nowMs: number,
): BatchOutcome {
  const outcomes = new Map<string, MatchOutcome>()
  const counts = new Map<string, number>()
  for (const message of messages) {
    const verdict = foldMessage(known, outcomes, message, nowMs)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  }
  return { matches: [...outcomes.values()], counts }
}

function foldMessage(
  known: Known,
  outcomes: Map<string, MatchOutcome>,
  message: MatchMessage,
  nowMs: number,
) {
  const fault = faultOf(message)
  if (fault !== null) return `malformed ${fault}`
  const match = known.get(message.matchKey)
  if (match === undefined) return 'unknown match'
  // The message in force again: all of it was stored when it was accepted.
  if (message.revision === match.progress.revision) return 'late'
  const outcome = outcomes.get(message.matchKey) ?? freshOutcome(match.matchId, match.progress)
  outcomes.set(message.matchKey, outcome)
  return take(outcome, message, nowMs)
}

function freshOutcome(matchId: number, before: Progress): MatchOutcome {
  const timeline = emptyTimeline()
  return { matchId, before, progress: before, steps: 0, timeline, corrections: [], fresh: [] }
}

function take(outcome: MatchOutcome, message: MatchMessage, nowMs: number): Verdict {
  const { revision, at, state } = message
  const correction = message.correction === true
  const replaced = outcome.progress.state
  const { verdict, next } = receive(outcome.progress, { revision, at, state, correction })
  if (correction) {
    outcome.corrections.push({
      revision,
      at,
      said: state,
      replaced: verdict === 'accepted' ? replaced : null,
    })
  }
  if (next.revision !== outcome.progress.revision) outcome.steps += 1
  outcome.progress = next
  addToTimeline(outcome.timeline, message)
  if (verdict === 'accepted') {
    outcome.fresh.push(
      ...(message.incidents ?? []).filter((incident) => isAnnounced(incident, at, nowMs)),
    )
  }
  return verdict
}
