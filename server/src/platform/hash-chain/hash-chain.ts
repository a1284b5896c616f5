import type { Db } from '../database'
import {
  appendRecords,
  type ChainTable,
  type Draft,
  lockChain,
  readAfter,
  readNewest,
} from './chain.repository'
import { CHAIN_START, type Link, type Verification, verifyLinks } from './chain.rules'

type Checked = {
  /** The last record that needs no check; the whole chain without it. */
  from?: Link
  /** A record, with its hash in hex, that the chain must have. */
  last?: { id: number; hash: string } | null
}

export type HashChain<Row extends Link> = {
  /** Waits until this transaction alone may append. */
  lock: (trx: Db) => Promise<void>
  /** Appends records and returns them; other transactions wait for the end of this one. */
  append: (trx: Db, drafts: readonly Draft<Row>[]) => Promise<Row[]>
  /** Up to `limit` records in the order of the chain, after the record `after`. */
  after: (db: Db, after: number, limit: number) => Promise<Row[]>
  newest: (db: Db, limit: number) => Promise<Row[]>
  /** Finds the first record that is missing or was changed. */
  verify: (db: Db, checked?: Checked) => Promise<Verification>
}

const BATCH_SIZE = 500

/** A table whose records form a chain by their hashes and are only ever added. */
export function createHashChain<Row extends Link>(table: ChainTable<Row>): HashChain<Row> {
  async function verify(db: Db, { from = CHAIN_START, last = null }: Checked) {
    let reached: Link = from
    let hasLast = last === null
    for (;;) {
      const records = await readAfter<Row>(db, table, { after: reached.id, limit: BATCH_SIZE })
      const verified = verifyLinks(reached, records, table.textOf)
      if (verified.fault !== null) return verified
      const known = records.find(({ id }) => id === last?.id)
      if (known) hasLast = known.hash.toString('hex') === last?.hash
      reached = records.at(-1) ?? reached
      if (records.length < BATCH_SIZE) break
    }
    const fault = hasLast ? null : `the chain does not hold record ${last?.id}, which was written`
    return { records: reached.id, fault }
  }

  return {
    lock: (trx) => lockChain(trx, table),
    append: async (trx, drafts) => {
      await lockChain(trx, table)
      return appendRecords(trx, table, drafts)
    },
    after: (db, after, limit) => readAfter(db, table, { after, limit }),
    newest: (db, limit) => readNewest(db, table, limit),
    verify: (db, checked = {}) => verify(db, checked),
  }
}
