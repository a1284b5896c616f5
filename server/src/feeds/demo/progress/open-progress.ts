import type { Db } from '../../../platform/database'
import type { ProgressStore } from './progress'
import { createProgressRepository } from './progress.repository'
import { worldVersion } from './world-version'

/** Progress of this seed and this version of the generator in the database. */
export async function openProgress(db: Db, seed: string): Promise<ProgressStore> {
  return createProgressRepository(db, `${seed} ${await worldVersion()}`)
}
