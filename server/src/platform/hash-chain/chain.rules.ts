import { createHash } from 'node:crypto'

/** A record's place in its chain. */
export type Link = { id: number; hash: Buffer }

/** Before the first record. */
export const CHAIN_START: Link = { id: 0, hash: Buffer.alloc(32) }

/**
 * Hash of a record's text and the previous hash: no single record can be changed, moved or removed
 * unnoticed.
 */
export function chainHash(previous: Buffer, text: string): Buffer {
  return createHash('sha256').update(previous).update(text).digest()
}

export type Verification = { records: number; fault: string | null }

/** Whether these records continue the chain after `from`, as they were written. */
export function verifyLinks<Row extends Link>(
  from: Link,
  records: readonly Row[],
  textOf: (record: Row) => string,
): Verification {
  let reached = from
  const faulty = (fault: string) => ({ records: reached.id, fault })
  for (const record of records) {
    if (record.id !== reached.id + 1) return faulty(`record ${reached.id + 1} is missing`)
    if (!chainHash(reached.hash, textOf(record)).equals(record.hash))
      return faulty(`record ${record.id} is not as it was written`)
    reached = record
  }
  return { records: reached.id, fault: null }
}
