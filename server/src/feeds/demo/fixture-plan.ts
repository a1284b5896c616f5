import { setImmediate as breath } from 'node:timers/promises'
import type { FeedFixture } from '../feed'
import { inBatches } from './in-batches'
import type { Progress } from './progress/progress'
import type { DemoMatch } from './world/fixture'
import { sportsDayStart } from './world/sports-day.rules'

const FIXTURES_AT_ONCE = 500
/** A week to both sides: details are told of matches in it. */
const FIRST_FIXTURES = 1_600

export type FixturePlan = {
  /** Those around today: what happens next may be in them. */
  near: FeedFixture[][]
  later: FeedFixture[][]
  /** Call it with the last of them: none is told again before its season has more. */
  settle: () => void
}

/** Fixtures of the seasons that have more of them than were told, those around the day first. `matches` are in order of kick-off. */
export async function planFixtures(
  matches: DemoMatch[],
  progress: Progress,
  day: number,
): Promise<FixturePlan> {
  const counts = new Map<string, number>()
  for (const { fixture } of matches)
    counts.set(fixture.seasonKey, (counts.get(fixture.seasonKey) ?? 0) + 1)
  await breath()
  const untold = matches.flatMap(({ fixture }) =>
    progress.of(subjectOf(fixture.seasonKey))?.publishedAt === counts.get(fixture.seasonKey)
      ? []
      : [fixture],
  )
  await breath()
  const ordered = nearestFirst(untold, sportsDayStart(day) + 43_200)
  await breath()
  return {
    near: inBatches(ordered.slice(0, FIRST_FIXTURES), FIXTURES_AT_ONCE),
    later: inBatches(ordered.slice(FIRST_FIXTURES), FIXTURES_AT_ONCE),
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

/** From `noon` to both sides: a sort of a whole season would be a long block. */
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
