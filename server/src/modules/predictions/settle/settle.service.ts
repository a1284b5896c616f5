import type { ResultChances } from '@saidian/shared/contracts/predictions'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { readAverageEuro } from '../../../sports/odds'
import { chancesOfPrices } from '../market.rules'
import type { PredictedSport } from '../predicted-sport'
import { appendContents, beginAppending } from '../records/record-chain'
import { readCandidates, updateSettled } from './settle.repository'
import { type SettleCandidate, settlementOf } from './settle.rules'

/** Records of one transaction; while it runs no other may append. */
const BATCH_SIZE = 100

/**
 * Settles the predictions of a sport whose matches have ended, and again those whose results were
 * corrected: another record is appended, the locked one stays as it is.
 */
export function createSettling({ db, log }: { db: Db; log: Logger }) {
  /** Resolves with the number of settled ones. */
  function settleBatch(predicted: PredictedSport, found: SettleCandidate[]): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const now = await beginAppending(trx)
      // Another process may have settled some since.
      const ids = found.map(({ recordId }) => recordId)
      const candidates = await readCandidates(trx, predicted, { limit: BATCH_SIZE, ids })
      const closings = await readClosings(trx, candidates)
      const settlements = candidates
        .map((candidate) => {
          const closing = closings.get(candidate.matchId) ?? null
          return settlementOf(candidate, predicted.sport, { nowMs: now.getTime(), closing })
        })
        .filter((settlement) => settlement !== null)
      const records = await appendContents(trx, now, settlements)
      for (const [place, settlement] of settlements.entries())
        await updateSettled(trx, records[place] ?? 0, settlement)
      return settlements.length
    })
  }

  /** Resolves with the number of settled predictions. */
  return async (predicted: PredictedSport, signal: AbortSignal): Promise<number> => {
    const candidates = await readCandidates(db, predicted, { limit: 10 * BATCH_SIZE })
    let settled = 0
    for (let from = 0; from < candidates.length && !signal.aborted; from += BATCH_SIZE)
      settled += await settleBatch(predicted, candidates.slice(from, from + BATCH_SIZE))
    if (settled > 0) log.info({ sport: predicted.sport.key, settled }, 'predictions settled')
    return settled
  }
}

async function readClosings(
  db: Db,
  candidates: SettleCandidate[],
): Promise<Map<number, ResultChances>> {
  const ids = candidates.map(({ matchId }) => matchId)
  const found = new Map<number, ResultChances>()
  for (const [matchId, prices] of await readAverageEuro(db, ids)) {
    const chances = chancesOfPrices(prices)
    if (chances) found.set(matchId, chances)
  }
  return found
}
