import type { FeedMessage } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import type { MatchState } from '../../match-state'
import type { IngestedSport } from '../../sport'
import { retryDeferred } from '../match/match-progress.rules'
import { lockDeferred, storeProgress } from '../match/progress.repository'
import { type StoredFixtures, storeFixtures } from './fixture.repository'

type Fixtures = Extract<FeedMessage, { kind: 'fixtures' }>

/**
 * Stores fixtures, then evaluates deferred messages again: a new date of an abandoned match can
 * make them valid.
 */
export async function planFixtures<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  source: string,
  fixtures: Fixtures,
): Promise<StoredFixtures> {
  const stored = await storeFixtures(db, sport, source, fixtures)
  const deferred = await lockDeferred(db, sport, stored.matchIds)
  const moved = deferred.flatMap(({ matchId, progress }) => {
    const next = retryDeferred(sport.states, progress)
    return next === progress ? [] : [{ matchId, steps: 1, progress: next }]
  })
  await storeProgress(db, sport, source, moved)
  return stored
}
