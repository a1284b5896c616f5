import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { createHashChain } from '../../../platform/hash-chain'
import { type RecordContent, textOfContent } from './record-content'

/** A record of the chain; all that it says is in `content`. */
export type PredictionRecord = { id: number; at: Date; content: string; hash: Buffer }

export const recordChain = createHashChain<PredictionRecord>({
  name: 'prediction_records',
  lock: 7_305_201,
  textOf: ({ content }) => content,
})

/** The time of a chain, which never goes back, whatever the clock of the database does. */
export type ChainTime = Date

/**
 * Waits until this transaction alone may append, and reads the time: that of the database, but not
 * before the newest record.
 */
export async function beginAppending(trx: Db): Promise<ChainTime> {
  await recordChain.lock(trx)
  return readChainTime(trx)
}

export async function readChainTime(db: Db): Promise<ChainTime> {
  const { rows } = await sql<{ at: Date }>`
    SELECT date_trunc('milliseconds', greatest(clock_timestamp(),
      (SELECT at FROM prediction_records ORDER BY id DESC LIMIT 1))) AS at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database has no time')
  return row.at
}

/** A content before it has its number and time. */
export type ContentDraft<Content extends RecordContent> = Content extends RecordContent
  ? Omit<Content, 'record' | 'at'>
  : never

/** Appends contents of this time; returns the numbers of their records. */
export async function appendContents(
  trx: Db,
  at: ChainTime,
  drafts: readonly ContentDraft<RecordContent>[],
): Promise<number[]> {
  const records = await recordChain.append(
    trx,
    drafts.map((draft) => (record) => ({
      at,
      content: textOfContent({ record, at: at.toISOString(), ...draft } as RecordContent),
    })),
  )
  return records.map(({ id }) => id)
}
