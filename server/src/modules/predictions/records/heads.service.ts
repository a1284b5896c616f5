import { addDays, beijingDate, beijingMidnight } from '@saidian/shared/lib'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { insertHead, readFirstRecordTime, readLastBefore, readNewestHead } from './heads.repository'
import { readWholeIndex } from './index.repository'
import { readChainTime, recordChain } from './record-chain'
import { indexFault } from './recorded-index.rules'
import { createRecordedIndex } from './recorded-index.service'

/**
 * Publishes the head of each Beijing day that has ended since the last run. Rejects, and publishes
 * nothing, when a record since the last head is not as it was written.
 */
export async function publishHeads({ db, log }: { db: Db; log: Logger }): Promise<void> {
  const [newest, now] = [await readNewestHead(db), await readChainTime(db)]
  const today = beijingDate(now.getTime())
  const first = newest ? addDays(newest.day, 1) : await firstDay(db)
  if (first === null || first >= today) return
  const from = newest ? { id: newest.record, hash: newest.hashBytes } : undefined
  const { fault } = await recordChain.verify(db, { from })
  const found = fault ?? (await tableFault(db))
  if (found !== null) throw new Error(`the chain of predictions is broken: ${found}`)
  for (let day = first; day < today; day = addDays(day, 1)) {
    const record = await readLastBefore(db, endOf(day))
    if (!record) throw new Error(`the chain of predictions has no record before the end of ${day}`)
    await insertHead(db, { day, record, publishedAt: now })
    log.info({ day, record: record.id, hash: record.hash.toString('hex') }, 'head published')
  }
}

/** The first row beside the chain that is not what its records say. */
async function tableFault(db: Db): Promise<string | null> {
  // In one moment: another process may append meanwhile.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      return indexFault(await createRecordedIndex(trx)(), await readWholeIndex(trx))
    })
}

async function firstDay(db: Db): Promise<string | null> {
  const at = await readFirstRecordTime(db)
  return at && beijingDate(at.getTime())
}

function endOf(day: string): Date {
  return new Date(beijingMidnight(Date.parse(`${addDays(day, 1)}T00:00:00+08:00`)))
}
