import { collectSlices } from '../../collect-slices'
import { notStarted } from '../../feed'
import { inBatches } from '../../in-batches'
import type { Score, SeasonLog } from '../detail/season-log'
import type { MatchMessage } from '../play/statistics/summary'
import type { Progress } from '../progress/progress'
import type { DemoMatch } from '../world/fixture'
import type { BatchJob } from './backlog'

const RESULT_BATCH_SIZE = 500
/** A batch takes a few milliseconds. */
const SCORE_BATCH_SIZE = 50
/** Progress subject of results: published up to kick-offs of this second. */
const RESULTS = 'results'
/** The lowest revision: a summary of the played match replaces the result. */
const RESULT_REVISION = 1
/** Shortest time from kick-off to the end, in seconds. */
const SHORTEST_MATCH = 105 * 60

type Past = { before: number; seasonLog: SeasonLog; progress: Progress }

/**
 * Final scores of past league matches that no run has published: tables are complete at once, and
 * the whole play of each match follows later.
 */
export function resultBatches(
  matches: DemoMatch[],
  { before, seasonLog, progress }: Past,
): BatchJob[] {
  const from = progress.of(RESULTS)?.publishedAt ?? 0
  const over = matches
    .filter(
      ({ fixture: { kickoffAt }, isKnockout }) =>
        !isKnockout && kickoffAt >= from && kickoffAt < before,
    )
    .reverse()
  const batches = inBatches(over, RESULT_BATCH_SIZE)
  return batches.map((some, place) => async () => {
    const messages = await collectSlices(resultsOf(some, seasonLog))
    if (place === batches.length - 1) progress.set(RESULTS, before)
    return messages
  })
}

function* resultsOf(matches: DemoMatch[], seasonLog: SeasonLog): Generator<MatchMessage[]> {
  for (const some of inBatches(matches, SCORE_BATCH_SIZE)) {
    yield some.flatMap((match) => resultOf(match, seasonLog))
  }
}

function resultOf(match: DemoMatch, seasonLog: SeasonLog): MatchMessage[] {
  const score = seasonLog.scoreOf(match)
  return score ? [resultMessage(match, score)] : []
}

/** A finished match with its score and without incidents. */
export function resultMessage({ fixture }: DemoMatch, { full, half }: Score): MatchMessage {
  const { key, kickoffAt } = fixture
  const state = { ...notStarted(), status: 8, score: full, half }
  return {
    kind: 'match',
    at: kickoffAt + SHORTEST_MATCH,
    matchKey: key,
    revision: RESULT_REVISION,
    state,
  }
}
