import { type FeedMessage, notStarted } from '../../feed'
import type { Run } from '../playback'
import type { ReplayedMatch } from './replayed-matches'
import type { MatchTimeline } from './timeline/match-timeline'

/** Messages that withdraw everything an earlier run delivered about a match. */
export function withdrawRun(
  { timeline, detail }: ReplayedMatch,
  at: number,
  run: Run,
): FeedMessage[] {
  const { matchKey } = timeline
  const revision = run.revision(0)
  const withdrawn = detail.timedLines.map(({ line }) => line.key)
  return [
    withdrawTimeline(timeline, at, revision),
    { kind: 'text', at, matchKey, revision, lines: [], withdrawn },
    { kind: 'trend', at, matchKey, revision, halves: [] },
  ]
}

function withdrawTimeline(timeline: MatchTimeline, at: number, revision: number): FeedMessage {
  return {
    kind: 'match',
    at,
    matchKey: timeline.matchKey,
    revision,
    state: notStarted(),
    // Statistics are replaced, never removed: zeros overwrite those of an earlier second half.
    statistics: (timeline.steps.at(-1)?.statistics ?? []).map((row) => ({
      ...row,
      home: 0,
      away: 0,
    })),
    withdrawn: timeline.steps.flatMap(({ incidents }) => incidents.map(({ key }) => key)),
    correction: true,
  }
}
