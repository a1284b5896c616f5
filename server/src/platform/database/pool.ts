import { Pool, types } from 'pg'
import type { Logger } from '../log'
import { type AnswerLimits, limitAnswers } from './query-timeout'

export type PoolLimits = AnswerLimits & {
  /** Maximum of connections. */
  max: number
  /** How long a caller waits for a connection, in milliseconds, be it a free one or a new one. */
  connectMs: number
}

/** Limits of a process that serves requests. Longer work chooses its own. */
const SERVING: PoolLimits = { max: 10, connectMs: 3_000, readMs: 3_000, writeMs: 10_000 }
/** Limits of a job with an operator, such as an import. */
export const JOB_LIMITS: PoolLimits = {
  max: 10,
  connectMs: 10_000,
  readMs: 120_000,
  writeMs: 120_000,
}

/** Ids have 64 bits in the database and stay far below 2^53: here they are numbers. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.INT8 && format !== 'binary') return Number
  return types.getTypeParser(oid, format as 'text')
}

/** How much later than the caller the server gives a statement up. */
const SERVER_GRACE_MS = 1_000

/** A pool whose connections return by themselves after the database was away. */
export function createPool(url: string, log: Logger, given: Partial<PoolLimits> = {}): Pool {
  const { max, connectMs, readMs, writeMs } = { ...SERVING, ...given }
  const pool = new Pool({
    connectionString: url,
    application_name: 'saidian',
    max,
    connectionTimeoutMillis: connectMs,
    // The server stops too: a statement without a caller must not go on. It stops later, so that
    // the caller closes the connection first and the outcome is the same every time.
    statement_timeout: writeMs + SERVER_GRACE_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  pool.on('connect', (client) => {
    limitAnswers(client, { readMs, writeMs })
    // A connection in use also emits its loss as an event; without a listener it would end the
    // process.
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost in use'))
  })
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  return pool
}
