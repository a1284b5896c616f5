import { Pool, types } from 'pg'
import type { Logger } from '../log'
import { type AnswerLimits, limitAnswers } from './query-timeout'

export type PoolLimits = AnswerLimits & {
  /** Connections at most. */
  max: number
  /** How long a caller waits for a connection, in milliseconds: a free one of the pool, or a new one. */
  connectMs: number
}

/** Of a process that serves people. What takes longer by its nature chooses its own. */
const SERVING: PoolLimits = { max: 10, connectMs: 3_000, readMs: 3_000, writeMs: 10_000 }
/** Of a job that somebody watches, such as an import. */
export const JOB_LIMITS: PoolLimits = {
  max: 10,
  connectMs: 10_000,
  readMs: 120_000,
  writeMs: 120_000,
}

/** Ids are 64-bit in the database and stay far below 2^53: they are plain numbers here. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.INT8 && format !== 'binary') return Number
  return types.getTypeParser(oid, format as 'text')
}

/** Connections that come back by themselves after the database was away. */
export function createPool(url: string, log: Logger, given: Partial<PoolLimits> = {}): Pool {
  const { max, connectMs, readMs, writeMs } = { ...SERVING, ...given }
  const pool = new Pool({
    connectionString: url,
    application_name: 'saidian',
    max,
    connectionTimeoutMillis: connectMs,
    // The server gives up too: a statement that nobody waits for must not go on.
    statement_timeout: writeMs,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  pool.on('connect', (client) => {
    limitAnswers(client, { readMs, writeMs })
    // A connection in use reports its loss by an event too; without a listener it would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost in use'))
  })
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  return pool
}
