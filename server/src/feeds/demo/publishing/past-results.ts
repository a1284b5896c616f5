import { collectSlices } from '../../collect-slices'
import type { FeedFixture } from '../../feed'
import { inBatches } from '../../in-batches'
import type { PlayMessage } from '../demo-sport'
import type { Progress } from '../progress/progress'
import type { BatchJob } from './backlog'

const RESULT_BATCH_SIZE = 500
/** A batch takes a few milliseconds. */
const SCORE_BATCH_SIZE = 10
/** Progress subject of results: published up to kick-offs of this second. */
const RESULTS = 'results'

type Past<Match, State> = {
  before: number
  progress: Progress
  resultOf: (match: Match) => PlayMessage<State> | null
}

/**
 * Final scores of past matches that no run has published: tables are complete at once, and the
 * whole play of each match follows later.
 */
export function resultBatches<Match extends { fixture: FeedFixture }, State>(
  matches: Match[],
  { before, progress, resultOf }: Past<Match, State>,
): BatchJob<State>[] {
  const from = progress.of(RESULTS)?.publishedAt ?? 0
  const over = matches
    .filter(({ fixture: { kickoffAt } }) => kickoffAt >= from && kickoffAt < before)
    .reverse()
  const batches = inBatches(over, RESULT_BATCH_SIZE)
  return batches.map((some, place) => async () => {
    const messages = await collectSlices(resultsOf(some, resultOf))
    if (place === batches.length - 1) progress.set(RESULTS, before)
    return messages
  })
}

function* resultsOf<Match, State>(
  matches: Match[],
  resultOf: (match: Match) => PlayMessage<State> | null,
): Generator<PlayMessage<State>[]> {
  for (const some of inBatches(matches, SCORE_BATCH_SIZE))
    yield some.flatMap((match) => resultOf(match) ?? [])
}
