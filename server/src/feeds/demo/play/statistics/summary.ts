import type { FeedIncident, FeedMessage } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import type { Moment, PlayTimeline } from '../play-timeline'
import { MatchCounters } from './match-counters'

export type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

/**
 * The one message that takes a receiver of the first `from` moments to the first `to`; its revision
 * is `to`. From 0 it has the whole match so far, so a restart sends the same state as the stream
 * did. Throws unless 0 ≤ from < to ≤ moments.
 */
export function summarize(timeline: PlayTimeline, from: number, to: number): MatchMessage {
  const last = timeline.moments[to - 1]
  if (!last || from >= to) throw new Error(`no moments ${from}–${to} in ${timeline.matchKey}`)
  const counters = new MatchCounters(timeline)
  const incidents = new Map<string, FeedIncident>()
  const withdrawn: string[] = []
  let isCorrection = false
  for (let index = 0; index < to; index++) {
    const moment = timeline.moments[index]
    if (!moment) continue
    counters.apply(moment)
    if (index < from) continue
    const incident = incidentOf(moment)
    if (incident) incidents.set(incident.key, incident)
    if (moment.step.kind === 'corrected') isCorrection = true
    // A correction even when this message has both goal and cancellation: a receiver that stopped
    // between the two has the goal.
    if (moment.step.kind === 'goalCancelled') {
      incidents.delete(moment.step.goalKey)
      withdrawn.push(moment.step.goalKey)
      isCorrection = true
    }
  }
  const statistics = counters.statistics()
  return {
    kind: 'match',
    at: last.at,
    matchKey: timeline.matchKey,
    revision: to,
    state: counters.state,
    ...(incidents.size > 0 && { incidents: [...incidents.values()] }),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(statistics.length > 0 && { statistics }),
    ...(isCorrection && { correction: true }),
  }
}

function incidentOf({ step }: Moment): FeedIncident | null {
  return step.kind === 'minute' ? null : step.incident
}

/** Number of moments of the timeline that are past at `seconds`. */
export function momentsBy(timeline: PlayTimeline, seconds: number): number {
  let low = 0
  let high = timeline.moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((timeline.moments[middle]?.at ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low
}

/** The moments of a match as they are published. */
export function playStream(timeline: PlayTimeline): DetailStream {
  return {
    times: timeline.moments.map(({ at }) => at),
    messagesFor: (from, to) => [summarize(timeline, from, to)],
  }
}
