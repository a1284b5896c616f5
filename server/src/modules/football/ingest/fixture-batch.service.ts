import type { FeedMessage } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import { tryParked } from '../rules/match-progress.rules'
import { type StoredFixtures, storeFixtures } from './fixture.repository'
import { lockParked, storeProgress } from './progress.repository'

type Fixtures = Extract<FeedMessage, { kind: 'fixtures' }>

/** Stores fixtures. What had been said of an abandoned match before it was fixed for another day counts from then on. */
export async function planFixtures(
  db: Db,
  source: string,
  fixtures: Fixtures,
): Promise<StoredFixtures> {
  const stored = await storeFixtures(db, source, fixtures)
  const parked = await lockParked(db, stored.matchIds)
  const moved = parked.flatMap(({ matchId, progress }) => {
    const next = tryParked(progress)
    return next === progress ? [] : [{ matchId, steps: 1, progress: next }]
  })
  await storeProgress(db, source, moved)
  return stored
}
