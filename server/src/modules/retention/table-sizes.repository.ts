import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Db } from '../../platform/database'
import type { Metrics } from '../../platform/metrics'

type Size = { table: string; bytes: number; deadRows: number }

/** Metrics: bytes and dead rows of each table with its indexes, partitions counted as one. */
export function countTables(metrics: Metrics, db: Db): void {
  const registers = [metrics]
  const deadRows = new Gauge({
    name: 'database_table_dead_rows',
    help: 'Rows that were removed or replaced and whose space is not free yet',
    labelNames: ['table'],
    registers,
  })
  new Gauge({
    name: 'database_table_bytes',
    help: 'Bytes of a table with its indexes and large values',
    labelNames: ['table'],
    registers,
    async collect() {
      for (const { table, bytes, deadRows: dead } of await readSizes(db)) {
        this.set({ table }, bytes)
        deadRows.set({ table }, dead)
      }
    },
  })
}

/** Empty while the database does not answer, so that the other metrics are still exported. */
async function readSizes(db: Db): Promise<Size[]> {
  const asked = sql<Size>`
    SELECT coalesce(i.inhparent, s.relid)::regclass::text AS table,
      sum(pg_total_relation_size(s.relid))::float8 AS bytes,
      sum(s.n_dead_tup)::float8 AS "deadRows"
    FROM pg_stat_user_tables s
    LEFT JOIN pg_inherits i ON i.inhrelid = s.relid
    JOIN pg_class c ON c.oid = s.relid AND c.relkind = 'r'
    GROUP BY 1`.execute(db)
  return asked.then(({ rows }) => rows).catch(() => [])
}
