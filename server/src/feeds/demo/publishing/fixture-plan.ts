import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FeedFixture } from '../../feed'
import { inBatches } from '../../in-batches'
import type { Progress } from '../progress/progress'
import { sportsDayStart } from '../world/sports-day.rules'

const FIXTURE_BATCH_SIZE = 500
/** About a week before and after now: details are published for matches in it. */
const FIRST_FIXTURES = 1_600

export type FixturePlan = {
  /** Fixtures around today; the next messages may refer to them. */
  near: FeedFixture[][]
  later: FeedFixture[][]
  /** Call it with the last batch: a season is not published again until it has more fixtures. */
  settle: () => void
}

/**
 * Fixtures of the seasons that have more fixtures than were published, nearest to `day` first.
 * `matches` must be in order of kick-off.
 */
export async function planFixtures(
  matches: readonly { fixture: FeedFixture }[],
  progress: Progress,
  day: number,
): Promise<FixturePlan> {
  const counts = new Map<string, number>()
  for (const { fixture } of matches)
    counts.set(fixture.seasonKey, (counts.get(fixture.seasonKey) ?? 0) + 1)
  await yieldToEventLoop()
  const unpublished = matches.flatMap(({ fixture }) =>
    progress.of(subjectOf(fixture.seasonKey))?.publishedAt === counts.get(fixture.seasonKey)
      ? []
      : [fixture],
  )
  await yieldToEventLoop()
  const ordered = nearestFirst(unpublished, sportsDayStart(day) + 43_200)
  await yieldToEventLoop()
  return {
    near: inBatches(ordered.slice(0, FIRST_FIXTURES), FIXTURE_BATCH_SIZE),
    later: inBatches(ordered.slice(FIRST_FIXTURES), FIXTURE_BATCH_SIZE),
    settle: () => {
      for (const [seasonKey, count] of counts) {
        const subject = subjectOf(seasonKey)
        if (progress.of(subject)?.publishedAt !== count) progress.set(subject, count)
      }
    },
  }
}

function subjectOf(seasonKey: string): string {
  return `fixtures ${seasonKey}`
}

/** Merges from `noon` in both directions: sorting a whole season would block for long. */
function nearestFirst(fixtures: FeedFixture[], noon: number): FeedFixture[] {
  const ordered: FeedFixture[] = []
  let after = fixtures.findIndex(({ kickoffAt }) => kickoffAt >= noon)
  if (after < 0) after = fixtures.length
  let before = after - 1
  for (;;) {
    const [past, next] = [fixtures[before], fixtures[after]]
    if (!past && !next) return ordered
    if (past && (!next || noon - past.kickoffAt < next.kickoffAt - noon)) {
      ordered.push(past)
      before--
    } else if (next) {
      ordered.push(next)
      after++
    }
  }
}
