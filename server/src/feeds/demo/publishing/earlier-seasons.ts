import { collectSlices } from '../../collect-slices'
import type { FeedMessage, FeedSeason } from '../../feed'
import { scoreOf } from '../play/draft-match'
import type { MatchMessage } from '../play/statistics/summary'
import type { Progress } from '../progress/progress'
import type { DemoMatch } from '../world/fixture'
import type { World } from '../world/world'
import type { BatchJob } from './backlog'
import { resultMessage } from './past-results'

const DAY_BATCH_SIZE = 5

type Earlier = { world: World; seed: string; progress: Progress; day: number; at: number }

/**
 * Fixtures and final scores of the seasons before the current ones, so that every pair of clubs has
 * played: one or two rows per match, newest first. A run that ends before the last batch starts
 * again; the stored rows do not change then.
 */
export function earlierSeasonBatches({ world, seed, progress, day, at }: Earlier): BatchJob[] {
  const seasons = world.earlierSeasonsAt(day).filter(({ key }) => !isStored(key, progress))
  if (seasons.length === 0) return []
  const days = world.earlierMatches(day, new Set(seasons.map(({ key }) => key)))
  const count = Math.ceil(lengthOf(seasons) / DAY_BATCH_SIZE)
  return Array.from({ length: count }, (_, place) => async () => {
    const messages = await collectSlices(someDays(days, seed, at))
    if (place === count - 1) for (const { key } of seasons) progress.set(subjectOf(key), at)
    return messages
  })
}

function subjectOf(seasonKey: string): string {
  return `earlier ${seasonKey}`
}

/** Whether it was stored as an earlier season, or while it was current. */
function isStored(seasonKey: string, progress: Progress): boolean {
  return progress.isOver(subjectOf(seasonKey)) || progress.of(`fixtures ${seasonKey}`) !== undefined
}

/** Days from the start of the first season to the end of the last. */
function lengthOf(seasons: readonly FeedSeason[]): number {
  const first = Math.min(...seasons.map(({ startsOn }) => Date.parse(startsOn)))
  const last = Math.max(...seasons.map(({ endsOn }) => Date.parse(endsOn)))
  return (last - first) / 86_400_000 + 1
}

function* someDays(
  days: Generator<DemoMatch[], void>,
  seed: string,
  at: number,
): Generator<FeedMessage[]> {
  for (let taken = 0; taken < DAY_BATCH_SIZE; taken++) {
    const next = days.next()
    if (next.done) return
    const matches = next.value.toSorted(latestFirst)
    const fixtures = matches.map(({ fixture }) => fixture)
    yield [{ kind: 'fixtures', at, fixtures }, ...matches.flatMap((match) => resultOf(match, seed))]
  }
}

function latestFirst(one: DemoMatch, other: DemoMatch): number {
  return other.fixture.kickoffAt - one.fixture.kickoffAt
}

/** The final score; a match that was postponed then has been played since. */
function resultOf(match: DemoMatch, seed: string): MatchMessage[] {
  const score = scoreOf({ ...match, mishap: null }, seed)
  return score ? [resultMessage(match, score)] : []
}
