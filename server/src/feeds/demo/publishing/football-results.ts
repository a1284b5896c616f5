import { type FeedMatchState, notStarted } from '../../feed'
import type { PlayMessage } from '../demo-sport'
import type { Score } from '../detail/season-log'
import type { DemoMatch } from '../world/fixture'

/** The lowest revision: a summary of the played match replaces the result. */
const RESULT_REVISION = 1
/** Shortest time from kick-off to the end, in seconds. */
const SHORTEST_MATCH = 105 * 60

/** A finished match with its score and without incidents. */
export function resultMessage(
  { fixture }: DemoMatch,
  { full, half }: Score,
): PlayMessage<FeedMatchState> {
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
