import path from 'node:path'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import { createLocking } from './lock/lock.service'
import type { PredictedSport } from './predicted-sport'
import { predictionsRoutes } from './predictions.routes'
import { createPredictionsService } from './read/predictions.service'
import { createChainService } from './records/chain.service'
import { publishHeads } from './records/heads.service'
import { createSettling } from './settle/settle.service'
import { createModels } from './train/models'

export type PredictionsDeps = {
  db: Db
  clock: Clock
  log: Logger
  varDir: string
  /** `api` serves the calls; `feed` trains, locks and settles. */
  roles: ReadonlySet<string>
  sports: readonly PredictedSport[]
}

/** Predictions that are locked before the kick-off, in a chain that anyone can check. */
export function predictionsModule(deps: PredictionsDeps): Module {
  const services = { predictions: createPredictionsService(deps), chain: createChainService(deps) }
  return {
    name: 'predictions',
    ...(deps.roles.has('api') && { routes: (app) => predictionsRoutes(app, services) }),
    ...(deps.roles.has('feed') && { jobs: predictionJobs(deps) }),
  }
}

const MINUTE_MS = 60_000

/** Training, locking and publishing; a sport that fails does not stop the others. */
function predictionJobs(deps: PredictionsDeps): Job[] {
  const { db, log, varDir, sports } = deps
  const models = createModels({ db, log, dir: path.join(varDir, 'models') })
  const lock = createLocking({ db, log, models })
  const settle = createSettling({ db, log })
  const forEach =
    (work: (sport: PredictedSport, signal: AbortSignal) => Promise<unknown>) =>
    async (signal: AbortSignal) => {
      const faults: unknown[] = []
      for (const sport of sports) {
        if (!signal.aborted) await work(sport, signal).catch((error) => faults.push(error))
      }
      if (faults.length > 0) throw faults[0]
    }
  return [
    {
      name: 'predictions/train',
      schedule: { everyMs: 2 * MINUTE_MS },
      limitMs: 20 * MINUTE_MS,
      run: forEach(models.train),
    },
    {
      name: 'predictions/lock',
      schedule: { everyMs: MINUTE_MS },
      limitMs: 5 * MINUTE_MS,
      run: forEach(lock),
    },
    {
      name: 'predictions/settle',
      schedule: { everyMs: MINUTE_MS },
      limitMs: 5 * MINUTE_MS,
      run: forEach(settle),
    },
    {
      name: 'predictions/heads',
      schedule: { everyMs: 10 * MINUTE_MS },
      limitMs: 10 * MINUTE_MS,
      run: () => publishHeads({ db, log }),
    },
  ]
}
