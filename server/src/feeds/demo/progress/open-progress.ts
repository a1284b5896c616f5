import type { Db } from '../../../platform/database'
import type { ProgressStore } from './progress'
import { createProgressRepository } from './progress.repository'
import { worldVersion } from './world-version'

/** What this seed and this version of the generator have told into the database. */
export async function openProgress(db: Db, seed: string): Promise<ProgressStore> {
  return createProgressRepository(db, `${seed} ${await worldVersion()}`)
}
