import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { readAverageEuro } from '../../../sports/odds'
import type { Fixture } from '../model'
import { readOpenings } from '../opening.repository'
import type { PredictedSport } from '../predicted-sport'
import { appendContents, beginAppending, readChainTime } from '../records/record-chain'
import type { Models, TrainedModel } from '../train/models'
import { readLockable } from './fixtures.repository'
import { lockedContent, lockedRow, type PredictedFixture } from './locked-content.rules'
import type { LockableMatch } from './locked-prediction'
import { insertLocked } from './predictions.repository'

const DAY_MS = 86_400_000
/** Records of one transaction; while it runs no other may append. */
const BATCH_SIZE = 50

export type LockDeps = { db: Db; log: Logger; models: Pick<Models, 'current' | 'predict'> }

/** Resolves with the number of locked predictions. */
export type Lock = (predicted: PredictedSport, signal: AbortSignal) => Promise<number>

/**
 * Locks the predictions of a sport: of today's and tomorrow's matches that have none. Once locked,
 * a prediction is never changed.
 */
export function createLocking({ db, log, models }: LockDeps): Lock {
  const unpredictable = createUnpredictable()

  async function predict(
    key: string,
    matches: LockableMatch[],
    { model, signal }: { model: TrainedModel; signal: AbortSignal },
  ): Promise<PredictedFixture[]> {
    const inputs = await readInputs(db, matches)
    const predictions = await models.predict(key, inputs.map(fixtureOf), signal)
    return inputs.flatMap((input, place) => {
      const prediction = predictions[place]
      const league = model.leagues[input.match.leagueId]
      if (prediction && league)
        return [{ ...input, prediction, model: { name: model.name, ...league } }]
      unpredictable.by(key, model.name).add(input.match.id)
      return []
    })
  }

  return async (predicted, signal) => {
    const { key, dayStart } = predicted.sport
    const model = await models.current(key)
    if (!model) return 0
    const now = await readChainTime(db)
    const before = new Date(dayStart(now.getTime()) + 2 * DAY_MS)
    const ignored = unpredictable.by(key, model.name)
    const matches = (await readLockable(db, predicted, { now, before })).filter(
      ({ id, leagueId }) => model.leagues[leagueId] && !ignored.has(id),
    )
    if (matches.length === 0) return 0
    const found = await predict(key, matches, { model, signal })
    let locked = 0
    for (let from = 0; from < found.length && !signal.aborted; from += BATCH_SIZE)
      locked += await lockBatch(db, predicted, found.slice(from, from + BATCH_SIZE))
    if (locked > 0) log.info({ sport: key, locked }, 'predictions locked')
    return locked
  }
}

/** Matches that a model cannot predict, by sport: it is not asked again every minute. */
function createUnpredictable() {
  const known = new Map<string, { model: string; ids: Set<number> }>()
  return {
    /** The set of this model; empty for a new model of the sport. */
    by(key: string, model: string): Set<number> {
      const current = known.get(key)
      if (current?.model === model) return current.ids
      const ids = new Set<number>()
      known.set(key, { model, ids })
      return ids
    },
  }
}

/** Locks those that may still be locked; the time of the database decides. */
function lockBatch(db: Db, predicted: PredictedSport, batch: PredictedFixture[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const now = await beginAppending(trx)
    const ids = batch.map(({ match }) => match.id)
    const lockable = await readLockable(trx, predicted, { now, ids })
    const kickoffs = new Map(lockable.map(({ id, kickoffAt }) => [id, kickoffAt]))
    const contents = batch
      .filter(({ match }) => kickoffs.get(match.id) === match.kickoffAt)
      .map(lockedContent)
    const records = await appendContents(trx, now, contents)
    const rows = contents.flatMap((content, place) => {
      const recordId = records[place]
      const context = { sportId: predicted.sport.id, lockedAt: now.getTime() }
      return recordId === undefined ? [] : [lockedRow(content, { recordId, ...context })]
    })
    await insertLocked(trx, rows)
    return rows.length
  })
}

type Inputs = Pick<PredictedFixture, 'match' | 'opening' | 'prices'>

async function readInputs(db: Db, matches: LockableMatch[]): Promise<Inputs[]> {
  const ids = matches.map(({ id }) => id)
  const [openings, prices] = await Promise.all([readOpenings(db, ids), readAverageEuro(db, ids)])
  return matches.map((match) => ({
    match,
    opening: openings.get(match.id) ?? { opening: null, line: null, total: null },
    prices: prices.get(match.id),
  }))
}

function fixtureOf({
  match: { names: _names, source: _source, ...rest },
  opening,
}: Inputs): Fixture {
  return { ...rest, ...opening }
}
