import { addDays, beijingDate, beijingMidnight } from '@saidian/shared/lib'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { insertHead, readFirstRecordTime, readLastBefore, readNewestHead } from './heads.repository'
import { readChainTime, recordChain } from './record-chain'

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
  if (fault !== null) throw new Error(`the chain of predictions is broken: ${fault}`)
  for (let day = first; day < today; day = addDays(day, 1)) {
    const record = await readLastBefore(db, endOf(day))
    if (!record) throw new Error(`the chain of predictions has no record before the end of ${day}`)
    await insertHead(db, { day, record, publishedAt: now })
    log.info({ day, record: record.id, hash: record.hash.toString('hex') }, 'head published')
  }
}

async function firstDay(db: Db): Promise<string | null> {
  const at = await readFirstRecordTime(db)
  return at && beijingDate(at.getTime())
}

function endOf(day: string): Date {
  return new Date(beijingMidnight(Date.parse(`${addDays(day, 1)}T00:00:00+08:00`)))
}
