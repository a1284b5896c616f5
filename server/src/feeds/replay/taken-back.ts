import { type FeedMessage, notStarted } from '../feed'
import type { Run } from './detail/strands'
import type { Story } from './story/beat'
import type { Telling } from './tellings'

/** What an earlier run said is true no more. */
export function takenBack({ story, detail }: Telling, at: number, run: Run): FeedMessage[] {
  const { matchKey } = story
  const revision = run.revision(0)
  const withdrawn = detail.said.map(({ line }) => line.key)
  return [
    courseTakenBack(story, at, revision),
    { kind: 'text', at, matchKey, revision, lines: [], withdrawn },
    { kind: 'trend', at, matchKey, revision, halves: [] },
  ]
}

function courseTakenBack(story: Story, at: number, revision: number): FeedMessage {
  return {
    kind: 'match',
    at,
    matchKey: story.matchKey,
    revision,
    state: notStarted(),
    // Figures are replaced, never removed: those of an earlier second half would stand beside the new first one.
    statistics: (story.ballPositions.at(-1)?.statistics ?? []).map((row) => ({
      ...row,
      home: 0,
      away: 0,
    })),
    withdrawn: story.ballPositions.flatMap(({ incidents }) => incidents.map(({ key }) => key)),
    correction: true,
  }
}
