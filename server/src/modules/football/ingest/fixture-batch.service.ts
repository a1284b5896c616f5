import type { FeedMessage } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import { retryDeferred } from '../rules/match-progress.rules'
import { type StoredFixtures, storeFixtures } from './fixture.repository'
import { lockDeferred, storeProgress } from './progress.repository'

type Fixtures = Extract<FeedMessage, { kind: 'fixtures' }>

/**
 * Stores fixtures, then evaluates deferred messages again: a new date of an abandoned match can
 * make them valid.
 */
export async function planFixtures(
  db: Db,
  source: string,
  fixtures: Fixtures,
): Promise<StoredFixtures> {
  const stored = await storeFixtures(db, source, fixtures)
  const deferred = await lockDeferred(db, stored.matchIds)
  const moved = deferred.flatMap(({ matchId, progress }) => {
    const next = retryDeferred(progress)
    return next === progress ? [] : [{ matchId, steps: 1, progress: next }]
  })
  await storeProgress(db, source, moved)
  return stored
}
