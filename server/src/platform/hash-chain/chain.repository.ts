import { sql } from 'kysely'
import type { Db } from '../database'
import { CHAIN_START, chainHash, type Link } from './chain.rules'

/** The table of a chain, with the columns `id` and `hash` and those of its records. */
export type ChainTable<Row extends Link> = {
  name: string
  /** A fixed number of its own: all processes append records one after the other. */
  lock: number
  /** The text of a record that is hashed. */
  textOf: (record: Omit<Row, 'hash'>) => string
}

/** A record before it has its place. */
export type Draft<Row> = (id: number) => Omit<Row, 'id' | 'hash'>

/** Waits for the lock of the chain, which ends with the transaction. */
export async function lockChain(trx: Db, { lock }: { lock: number }): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(trx)
}

/** Appends records after the newest one; the caller has the lock. */
export async function appendRecords<Row extends Link>(
  trx: Db,
  { name, textOf }: ChainTable<Row>,
  drafts: readonly Draft<Row>[],
): Promise<Row[]> {
  if (drafts.length === 0) return []
  let head: Link = (await readNewest<Row>(trx, { name }, 1))[0] ?? CHAIN_START
  const records = drafts.map((draft) => {
    const id = head.id + 1
    const record = { id, ...draft(id) } as Omit<Row, 'hash'>
    head = { id, hash: chainHash(head.hash, textOf(record)) }
    return { ...record, hash: head.hash } as Row
  })
  const columns = Object.keys(records[0] ?? {})
  const valuesOf = (record: Row) =>
    sql`(${sql.join(columns.map((column) => record[column as keyof Row]))})`
  await sql`
    INSERT INTO ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES ${sql.join(records.map(valuesOf))}`.execute(trx)
  return records
}

/** Records in the order of the chain. */
export async function readAfter<Row extends Link>(
  db: Db,
  { name }: { name: string },
  { after, limit }: { after: number; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(name)} WHERE id > ${after} ORDER BY id LIMIT ${limit}`.execute(db)
  return rows
}

export async function readNewest<Row extends Link>(
  db: Db,
  { name }: { name: string },
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(name)} ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}
