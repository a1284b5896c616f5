import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '../../../platform/clock'
import { createLog } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import { createTestApp, createTestDatabase, type TestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { copyTestDatabase } from '../../../testing/test-database'
import type { PredictedSport } from '../predicted-sport'
import { predictionsModule } from '../predictions.module'
import { makeTestLeague, openTestLeague, type TestLeague, testFootball } from './predicted-league'

export type PredictionsWorld = Awaited<ReturnType<typeof openPredictions>>

type JobName = 'train' | 'lock' | 'settle' | 'heads'

/** Predictions over a database with a league, with their calls and jobs. */
export async function openPredictions(predicted: PredictedSport = testFootball) {
  const database = await createTestDatabase()
  return openOver(database, await makeTestLeague(database.db, predicted), predicted)
}

async function openOver(database: TestDatabase, league: TestLeague, predicted: PredictedSport) {
  const scratch = await createScratchDir()
  const { db } = database
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
 * A league and its model, made once for many worlds, with what `prepare` adds. The database and the
 * folder of the model are removed by `remove`.
 */
export async function trainOnce(prepare?: (world: PredictionsWorld) => Promise<unknown>) {
  const scratch = await createScratchDir()
  const database = await createTestDatabase()
  const league = await makeTestLeague(database.db)
  // Closed and not dropped: a database is copied while nothing is connected to it.
  const closed = { ...database, drop: () => database.db.destroy() }
  const first = await openOver(closed, league, testFootball)
  await first.run('train')
  await prepare?.(first)
  await cp(first.modelsDir, scratch.dir, { recursive: true })
  await first.close()

  async function giveTo({ modelsDir }: Pick<PredictionsWorld, 'modelsDir'>): Promise<void> {
    await mkdir(modelsDir, { recursive: true })
    await cp(scratch.dir, modelsDir, { recursive: true })
  }

  return {
    giveTo,
    /** A world with a copy of the league and of the model. */
    async open(predicted: PredictedSport = testFootball): Promise<PredictionsWorld> {
      const copy = await copyTestDatabase(database.url)
      const own = openTestLeague(copy.db, predicted, league.catalogue)
      const world = await openOver(copy, own, predicted)
      await giveTo(world)
      return world
    },
    async remove() {
      await database.drop()
      await scratch.remove()
    },
  }
}
