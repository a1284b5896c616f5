import type { Db } from '../../../platform/database'
import { recordChain } from './record-chain'
import { contentOf } from './record-content'
import { foldRecord, type RecordedIndex } from './recorded-index.rules'

const BATCH_SIZE = 500

/** What all records say. Each call reads only what was appended since the one before. */
export function createRecordedIndex(db: Db): () => Promise<RecordedIndex> {
  const recorded: RecordedIndex = new Map()
  let reached = 0
  let reading: Promise<unknown> = Promise.resolve()
  async function readOn(): Promise<void> {
    for (;;) {
      const records = await recordChain.after(db, reached, BATCH_SIZE)
      for (const { content } of records) foldRecord(recorded, contentOf(content))
      reached = records.at(-1)?.id ?? reached
      if (records.length < BATCH_SIZE) return
    }
  }
  return async () => {
    const read = reading.catch(() => undefined).then(readOn)
    reading = read
    await read
    return recorded
  }
}
