import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '../../../platform/clock'
import { createLog } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import { createTestApp, createTestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import type { PredictedSport } from '../predicted-sport'
import { predictionsModule } from '../predictions.module'
import { makeTestLeague, testFootball } from './predicted-league'

export type PredictionsWorld = Awaited<ReturnType<typeof openPredictions>>

type JobName = 'train' | 'lock' | 'settle' | 'heads'

/** Predictions over a database with a league, with their calls and jobs. */
export async function openPredictions(predicted: PredictedSport = testFootball) {
  const database = await createTestDatabase()
  const scratch = await createScratchDir()
  const { db } = database
  const league = await makeTestLeague(db, predicted)
  const open = () =>
    predictionsModule({
      db,
      clock: systemClock,
      log: createLog('silent'),
      varDir: scratch.dir,
      roles: new Set(['api', 'feed']),
      sports: [predicted],
    })
  const module = open()
  const app = await createTestApp({ modules: [module] })
  const run = async (name: JobName, from: Module = module) => {
    const job = from.jobs?.find((each) => each.name === `predictions/${name}`)
    if (!job) throw new Error(`no job ${name}`)
    await job.run(new AbortController().signal)
  }
  return {
    db,
    league,
    app,
    /** Another process of the same product. */
    open,
    run,
    modelsDir: path.join(scratch.dir, 'models'),
    /** The data of an answer. */
    get: async (url: string) => (await app.inject({ url })).json().data,
    records: async () =>
      (
        await sql<{ id: number; content: string }>`
          SELECT id, content FROM prediction_records ORDER BY id`.execute(db)
      ).rows.map(({ content }) => JSON.parse(content)),
    close: async () => {
      await app.close()
      await database.drop()
      await scratch.remove()
    },
  }
}

/**
 * A model of the league, trained once for many worlds: their ids are the same. The folder is
 * removed by `remove`.
 */
export async function trainOnce() {
  const scratch = await createScratchDir()
  const world = await openPredictions()
  await world.run('train')
  await cp(world.modelsDir, scratch.dir, { recursive: true })
  await world.close()
  return {
    giveTo: async ({ modelsDir }: Pick<PredictionsWorld, 'modelsDir'>) => {
      await mkdir(modelsDir, { recursive: true })
      await cp(scratch.dir, modelsDir, { recursive: true })
    },
    remove: scratch.remove,
  }
}
