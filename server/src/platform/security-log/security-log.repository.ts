import { type Kysely, sql } from 'kysely'
import type { Db } from '../database'
import { CHAIN_START, chainHash, type SecurityEvent, type SecurityRecord } from './chain.rules'

type Tables = { security_log: SecurityRecord }
export type Head = { id: number; hash: Buffer }
export type StampedEvent = SecurityEvent & { at: Date }

/** Any fixed number: all processes append records one after the other. */
const LOCK = 7_305_199

export type SecurityLogRepository = ReturnType<typeof securityLogRepository>

/** Rows of the security log, which are only appended and read. */
export function securityLogRepository(db: Db) {
  const tables = db.withTables<Tables>()
  return {
    /** Appends events to the chain; returns its new head. */
    append: (events: readonly StampedEvent[]): Promise<Head> =>
      tables.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
        let head = await headOf(transaction)
        const records = events.map((event) => {
          const record = { network: null, about: null, ...event, id: head.id + 1 }
          head = { id: record.id, hash: chainHash(head.hash, record) }
          return { ...record, hash: head.hash }
        })
        await transaction.insertInto('security_log').values(records).execute()
        return head
      }),

    /** In the order of the chain, after `id`. */
    after: (id: number, limit: number): Promise<SecurityRecord[]> =>
      tables
        .selectFrom('security_log')
        .selectAll()
        .where('id', '>', id)
        .orderBy('id')
        .limit(limit)
        .execute(),

    newest: (limit: number): Promise<SecurityRecord[]> =>
      tables.selectFrom('security_log').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  }
}

async function headOf(tables: Kysely<Tables>): Promise<Head> {
  const row = await tables
    .selectFrom('security_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { id: 0, hash: CHAIN_START }
}
