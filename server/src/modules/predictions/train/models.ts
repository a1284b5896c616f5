import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { deduplicate } from '../../../sports/analysis'
import type { Fixture, PlayedMatch } from '../model'
import { readOpenings } from '../opening.repository'
import type { PredictedSport } from '../predicted-sport'
import { readChainTime } from '../records/record-chain'
import { readResults, readTrainedLeagues } from './league-matches.repository'
import { modelFileOf, modelName, readModelHeader, removeModel } from './model-file'
import type { ModelHeader } from './model-header'
import { startModelProcess } from './model-process'
import type { SportPrediction } from './sport-models'
import { isTrainingDue } from './training.rules'

export type ModelDeps = { db: Db; log: Logger; dir: string }

/** A trained model without its parameters. */
export type TrainedModel = ModelHeader & { name: string }

export type Models = {
  /** Trains the model of a sport if it is due. Resolves with whether it was trained. */
  train: (predicted: PredictedSport, signal: AbortSignal) => Promise<boolean>
  /** Null when there is none that this version of the product can use. */
  current: (sportKey: string) => Promise<TrainedModel | null>
  /** Null for a fixture that the model cannot predict. Rejects when the model cannot be used. */
  predict: (
    sportKey: string,
    fixtures: Fixture[],
    signal: AbortSignal,
  ) => Promise<(SportPrediction | null)[]>
}

/** A training that fails takes as long as one that does not: it is not repeated at once. */
const RETRY_MS = 30 * 60_000

/** The trained models in the files of `dir`. */
export function createModels({ db, log, dir }: ModelDeps): Models {
  const fileOf = (sportKey: string) => modelFileOf(dir, sportKey)
  const failures = new Map<string, { error: unknown; at: number }>()

  async function train(predicted: PredictedSport, signal: AbortSignal): Promise<boolean> {
    const { key } = predicted.sport
    const leagues = await readTrainedLeagues(db, predicted)
    const matches = leagues.reduce((sum, league) => sum + league.matches, 0)
    const at = await readChainTime(db)
    if (!isTrainingDue(await readModelHeader(fileOf(key), key), { matches, nowMs: at.getTime() }))
      return false
    const failure = failures.get(key)
    if (failure && performance.now() - failure.at < RETRY_MS) throw failure.error
    const startedAt = performance.now()
    const worker = startModelProcess({ file: fileOf(key), sportKey: key }, signal)
    try {
      // One league after the other: none of the reads and copies delays other work.
      for (const { leagueId } of leagues) {
        signal.throwIfAborted()
        worker.send({ kind: 'matches', matches: await readLeague(db, predicted, leagueId) })
      }
      worker.send({ kind: 'train', at: Math.floor(at.getTime() / 1_000) })
      await worker.answer
    } catch (error) {
      if (!signal.aborted) failures.set(key, { error, at: performance.now() })
      throw error
    } finally {
      worker.end()
    }
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10
    log.info({ sport: key, leagues: leagues.length, matches, seconds }, 'model trained')
    return true
  }

  return {
    train,
    async current(sportKey) {
      const header = await readModelHeader(fileOf(sportKey), sportKey)
      return header && { ...header, name: modelName(header) }
    },
    async predict(sportKey, fixtures, signal) {
      const worker = startModelProcess({ file: fileOf(sportKey), sportKey }, signal)
      try {
        worker.send({ kind: 'predict', fixtures })
        const answer = await worker.answer
        if (answer.kind !== 'predicted')
          throw new Error('the model process answered something else')
        return answer.predictions
      } catch (error) {
        // The next run of the training makes another one.
        if (!signal.aborted) await removeModel(fileOf(sportKey))
        throw error
      } finally {
        worker.end()
      }
    },
  }
}

async function readLeague(
  db: Db,
  predicted: PredictedSport,
  leagueId: number,
): Promise<PlayedMatch[]> {
  const results = deduplicate(
    await readResults(db, predicted, leagueId),
    predicted.sport.tables.sameMatchSeconds,
  )
  const ids = results.map(({ id }) => id)
  const [shots, openings] = await Promise.all([predicted.readShots(db, ids), readOpenings(db, ids)])
  const unknown = { shots: null, shotsOnTarget: null, opening: null }
  return results.map((match) => ({
    ...match,
    ...unknown,
    ...shots.get(match.id),
    ...openings.get(match.id),
  }))
}
