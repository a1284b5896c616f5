import type { Strand } from '../../demo/detail/strand'
import type { FeedMessage } from '../../feed'
import type { Beat, Story } from '../story/beat'
import type { Run } from './strands'

/** State, incidents and statistics of a match, beat by beat. */
export function courseStrand(story: Story, run: Run): Strand {
  return {
    times: story.ballPositions.map(({ second }) => second),
    tell: (from, to) => [messageOf(story, from, to, run)],
  }
}

/** One message for the beats after number `from` up to number `to`. */
function messageOf(story: Story, from: number, to: number, run: Run): FeedMessage {
  const ballPositions = story.ballPositions.slice(from, to)
  const last = ballPositions.at(-1)
  if (!last) throw new Error(`no beats ${from}–${to} in ${story.matchKey}`)
  const instant = (second: number) => Math.floor(run.instant(second))
  const { halfKickoffAt } = last.state
  const incidents = ballPositions.flatMap((ballPosition) => ballPosition.incidents)
  const statistics = ballPositions.findLast(
    (ballPosition: Beat) => ballPosition.statistics !== null,
  )?.statistics
  return {
    kind: 'match',
    at: instant(last.second),
    matchKey: story.matchKey,
    revision: run.revision(to),
    state: { ...last.state, halfKickoffAt: halfKickoffAt === null ? null : instant(halfKickoffAt) },
    ...(incidents.length > 0 && { incidents }),
    ...(statistics && { statistics }),
  }
}
