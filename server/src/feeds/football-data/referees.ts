import type { FeedMessage } from '../feed'
import { type Desk, isName, type Met, standingOf } from '../imports'
import type { ResultMatch } from './result-file'

/** Tells the referees of a file that has them. */
export async function deliverReferees(
  { sink, source, now: at }: Desk,
  met: Met<ResultMatch>[],
): Promise<void> {
  const revision = standingOf(source)
  const messages = met.flatMap(({ told, key: matchKey }): FeedMessage[] => {
    const referee = told.row.Referee ?? ''
    return isName(referee) ? [{ kind: 'facts', at, matchKey, revision, facts: { referee } }] : []
  })
  await sink.deliver(messages)
}
