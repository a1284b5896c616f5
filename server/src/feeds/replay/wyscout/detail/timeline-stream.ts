import type { FeedMessage } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import type { Run } from '../../playback'
import type { MatchTimeline, TimelineStep } from '../timeline/match-timeline'

/** State, incidents and statistics of a match, step by step. */
export function timelineStream(timeline: MatchTimeline, run: Run): DetailStream {
  return {
    times: timeline.steps.map(({ second }) => second),
    messagesFor: (from, to) => [messageOf(timeline, from, to, run)],
  }
}

/** One message for the steps after number `from` up to number `to`. */
function messageOf(timeline: MatchTimeline, from: number, to: number, run: Run): FeedMessage {
  const steps = timeline.steps.slice(from, to)
  const last = steps.at(-1)
  if (!last) throw new Error(`no steps ${from}–${to} in ${timeline.matchKey}`)
  const instant = (second: number) => Math.floor(run.instant(second))
  const { halfKickoffAt } = last.state
  const incidents = steps.flatMap((step) => step.incidents)
  const statistics = steps.findLast((step: TimelineStep) => step.statistics !== null)?.statistics
  return {
    kind: 'match',
    at: instant(last.second),
    matchKey: timeline.matchKey,
    revision: run.revision(to),
    state: { ...last.state, halfKickoffAt: halfKickoffAt === null ? null : instant(halfKickoffAt) },
    ...(incidents.length > 0 && { incidents }),
    ...(statistics && { statistics }),
  }
}
