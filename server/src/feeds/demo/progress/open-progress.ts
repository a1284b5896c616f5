import type { Db } from '../../../platform/database'
import type { ProgressStore } from './progress'
import { createProgressRepository } from './progress.repository'
import { type DemoSportKey, versionOf } from './world-version'

/** Progress of this seed and this version of the sport's generator in the database. */
export async function openProgress(
  db: Db,
  seed: string,
  sport: DemoSportKey,
): Promise<ProgressStore> {
  return createProgressRepository(db, sport, `${seed} ${await versionOf(sport)}`)
}
