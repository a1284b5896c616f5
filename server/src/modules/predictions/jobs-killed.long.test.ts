import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { systemClock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { createLog } from '../../platform/log'
import type { JobDeps, JobSource } from '../../testing/jobs/job-process'
import { DISTURBANCES, type JobTrial, openJobTrial } from '../../testing/jobs/try-jobs'
import { predictionsModule } from './predictions.module'
import { appendContents } from './records/record-chain'
import { trainOnce } from './testing/open-predictions'
import { makeTestLeague, testFootball } from './testing/predicted-league'
import { readModel } from './train/model-file'

const TRAIN = 'predictions/train'
const FINISHED = 8
const DAY_MS = 86_400_000

function jobsOf({ db, varDir }: Pick<JobDeps, 'db' | 'varDir'>) {
  const roles = new Set(['feed'])
  const given = { db, varDir, roles, clock: systemClock, log: createLog('silent') }
  return predictionsModule({ ...given, sports: [testFootball] }).jobs ?? []
}

const run = (deps: JobDeps, name: string) =>
  jobsOf(deps)
    .find((job) => job.name === name)
    ?.run(new AbortController().signal)

/** Two earlier days in the chain, whose heads are not published. */
async function appendEarlier(db: Db): Promise<void> {
  for (const daysAgo of [2, 1])
    await db
      .transaction()
      .execute((trx) =>
        appendContents(trx, new Date(Date.now() - daysAgo * DAY_MS), [
          { kind: 'void', of: 99, match: 99, corrects: null, reason: 'cancelled' },
        ]),
      )
}

let trained: Awaited<ReturnType<typeof trainOnce>>
let [settling, training]: JobTrial[] = []
beforeAll(async () => {
  trained = await trainOnce()
  const source: JobSource = {
    async seed(deps) {
      const league = await makeTestLeague(deps.db)
      await trained.giveTo({ modelsDir: path.join(deps.varDir, 'models') })
      await appendEarlier(deps.db)
      const ended = []
      for (let match = 0; match < 3; match++) ended.push(await league.addFixture())
      await run(deps, 'predictions/lock')
      for (const id of ended) await league.setState(id, FINISHED, [2, 1])
      for (let match = 0; match < 3; match++) await league.addFixture({ inSeconds: 50_000 })
    },
    open: (deps) => jobsOf(deps).filter(({ name }) => name !== TRAIN),
  }
  settling = await openJobTrial(source)
  training = await openJobTrial({
    seed: async ({ db }) => void (await makeTestLeague(db)),
    open: (deps) => jobsOf(deps).filter(({ name }) => name === TRAIN),
  })
})
afterAll(async () => {
  await settling?.close()
  await training?.close()
  await trained.remove()
})

test('locking, settling, heads and training have work here', () => {
  expect([settling?.idle, training?.idle]).toEqual([[], []])
})

test.each(DISTURBANCES)('predictions %s are as after one run', async (_, disturb) => {
  expect(await settling?.compare(disturb)).toEqual({})
})

test('a training killed three times and then run twice leaves one whole model', async () => {
  const world = await training?.copy()
  if (!world) throw new Error('no trial')
  const dir = path.join(world.varDir, 'models')
  const steps = training?.steps.get(TRAIN) ?? 0
  for (const share of [0.25, 0.5, 0.75]) {
    const last = Math.round(steps * share)
    await world.open().run(TRAIN, ({ count }, kill) => {
      if (count === last) kill()
    })
    await expect(readdir(dir)).rejects.toThrow('ENOENT')
  }
  await Promise.all([world.open().run(TRAIN), world.open().run(TRAIN)])
  expect(await readdir(dir)).toEqual(['football.model'])
  expect(await readModel(path.join(dir, 'football.model'), 'football')).toBeDefined()
  await world.close()
})
