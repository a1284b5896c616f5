import { notStarted } from '../feed'
import type { Backlog } from './backlog'
import type { Chronicle, Score } from './detail/chronicle'
import { inBatches } from './in-batches'
import type { MatchMessage } from './play/summary'
import type { Progress } from './progress/progress'
import { yielding } from './unhurried'
import type { DemoMatch } from './world/fixture'

const RESULTS_AT_ONCE = 500
/** A batch takes a few milliseconds. */
const SCORES_AT_ONCE = 50
/** Progress subject of results: published up to kick-offs of this second. */
const RESULTS = 'results'
/** The lowest revision: a summary of the played match replaces the result. */
const BEFORE_THE_STORY = 1
/** Shortest time from kick-off to the end, in seconds. */
const SHORTEST_MATCH = 105 * 60

type Past = { before: number; chronicle: Chronicle; progress: Progress }

/**
 * Final scores of past league matches that no run has published: tables are complete at once, and
 * the whole play of each match follows later.
 */
export function resultBatches(
  matches: DemoMatch[],
  { before, chronicle, progress }: Past,
): Backlog[] {
  const from = progress.of(RESULTS)?.publishedAt ?? 0
  const over = matches
    .filter(
      ({ fixture: { kickoffAt }, isKnockout }) =>
        !isKnockout && kickoffAt >= from && kickoffAt < before,
    )
    .reverse()
  const batches = inBatches(over, RESULTS_AT_ONCE)
  return batches.map((some, place) => async () => {
    const told = await yielding(resultsOf(some, chronicle))
    if (place === batches.length - 1) progress.set(RESULTS, before)
    return told
  })
}

function* resultsOf(matches: DemoMatch[], chronicle: Chronicle): Generator<MatchMessage[]> {
  for (const some of inBatches(matches, SCORES_AT_ONCE)) {
    yield some.flatMap((match) => resultOf(match, chronicle))
  }
}

function resultOf(match: DemoMatch, chronicle: Chronicle): MatchMessage[] {
  const score = chronicle.scoreOf(match)
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
    revision: BEFORE_THE_STORY,
    state,
  }
}
