import { collectSlices } from '../../collect-slices'
import type { FeedFixture, FeedMessage, FeedSeason } from '../../feed'
import { inBatches } from '../../in-batches'
import type { DemoWorld, PlayMessage } from '../demo-sport'
import type { Progress } from '../progress/progress'
import type { BatchJob } from './backlog'

const DAY_BATCH_SIZE = 5
/** A batch takes a few milliseconds. */
const SCORE_BATCH_SIZE = 10

type WithFixture = { fixture: FeedFixture }
type ResultOf<Match, State> = (match: Match) => PlayMessage<State> | null
type Earlier<Match, State> = {
  world: Pick<DemoWorld<Match>, 'earlierSeasonsAt' | 'earlierMatches'>
  resultOf: ResultOf<Match, State>
  progress: Progress
  day: number
  at: number
}

/**
 * Fixtures and final scores of the seasons before the current ones, so that every pair of clubs has
 * played: one or two rows per match, newest first. A run that ends before the last batch starts
 * again; the stored rows do not change then.
 */
export function earlierSeasonBatches<Match extends WithFixture, State>({
  world,
  resultOf,
  progress,
  day,
  at,
}: Earlier<Match, State>): BatchJob<State>[] {
  const seasons = world.earlierSeasonsAt(day).filter(({ key }) => !isStored(key, progress))
  if (seasons.length === 0) return []
  const days = world.earlierMatches(day, new Set(seasons.map(({ key }) => key)))
  const count = Math.ceil(lengthOf(seasons) / DAY_BATCH_SIZE)
  return Array.from({ length: count }, (_, place) => async () => {
    const messages = await collectSlices(someDays(days, resultOf, at))
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

function* someDays<Match extends WithFixture, State>(
  days: Generator<Match[], void>,
  resultOf: ResultOf<Match, State>,
  at: number,
): Generator<FeedMessage<State>[]> {
  for (let taken = 0; taken < DAY_BATCH_SIZE; taken++) {
    const next = days.next()
    if (next.done) return
    const matches = next.value.toSorted(latestFirst)
    const fixtures = matches.map(({ fixture }) => fixture)
    yield [{ kind: 'fixtures', at, fixtures }]
    for (const some of inBatches(matches, SCORE_BATCH_SIZE))
      yield some.flatMap((match) => resultOf(match) ?? [])
  }
}

function latestFirst(one: WithFixture, other: WithFixture): number {
  return other.fixture.kickoffAt - one.fixture.kickoffAt
}
