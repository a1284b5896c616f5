import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Job } from '../../../platform/jobs'
import {
  BLOCK,
  type LogText,
  type NewBlock,
  readRecalledBlocks,
  readTexts,
  readUnindexed,
  storeBlocks,
  type Unindexed,
} from './blocks.repository'
import { addTerms } from './terms.rules'

/** Until then a search reads the last entries of a conversation themselves. */
const QUIET_MS = 600_000
const CONVERSATIONS = 200
/** Blocks of one conversation in one transaction. */
const BLOCKS = 100

/**
 * Indexes the texts of logs some time after they were written, so that sending waits for no index.
 * What is not indexed yet is read from the log by the search.
 */
export function indexJob({ db, clock }: { db: Db; clock: Clock }): Job {
  return {
    name: 'messages/index',
    schedule: { everyMs: 15_000 },
    limitMs: 600_000,
    async run(signal) {
      const wanted = { quietBeforeMs: clock.now() - QUIET_MS, limit: CONVERSATIONS }
      for (;;) {
        const batch = await readUnindexed(db, wanted)
        for (const one of batch) {
          if (signal.aborted) return
          await indexPart(db, one)
        }
        if (batch.length === 0) return
      }
    },
  }
}

/** The next blocks of a conversation, and those before in which messages were recalled since. */
async function indexPart(db: Db, { id, mark, lastSeq }: Unindexed): Promise<void> {
  const firstBlock = Math.floor((mark + 1) / BLOCK)
  const to = Math.min(lastSeq, (firstBlock + BLOCKS) * BLOCK - 1)
  const blocks = blocksOf(await readTexts(db, { id, from: firstBlock * BLOCK, to }))
  for (const block of await readRecalledBlocks(db, { id, from: mark + 1, to })) {
    const from = block * BLOCK
    blocks.push(...blocksOf(await readTexts(db, { id, from, to: from + BLOCK - 1 })))
  }
  const unique = [...new Map(blocks.map((block) => [block.block, block])).values()]
  await db.transaction().execute((trx) => storeBlocks(trx, { id, mark: to, blocks: unique }))
}

function blocksOf(entries: readonly LogText[]): NewBlock[] {
  const blocks = new Map<number, { terms: Set<number>; lastAtMs: number }>()
  for (const { seq, text, atMs } of entries) {
    const number = Math.floor(seq / BLOCK)
    const block = blocks.get(number) ?? { terms: new Set<number>(), lastAtMs: 0 }
    blocks.set(number, block)
    block.lastAtMs = Math.max(block.lastAtMs, atMs)
    addTerms(block.terms, text)
  }
  return [...blocks].map(([block, { terms, lastAtMs }]) => ({
    block,
    lastAtMs,
    terms: [...terms],
  }))
}
