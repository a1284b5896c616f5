import { Pool, types } from 'pg'
import type { Logger } from '../log'

/** Ids are 64-bit in the database and stay far below 2^53: they are plain numbers here. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === types.builtins.INT8 && format !== 'binary') return Number
  return types.getTypeParser(oid, format as 'text')
}

/** A caller waits this long for a connection, then is told to come again: the queue stays short. */
const PATIENCE_MS = 3_000

/** Connections that come back by themselves after the database was away. */
export function createPool(url: string, log: Logger, max = 10, patienceMs = PATIENCE_MS): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'saidian',
    max,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 20_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  // A connection in use tells its loss itself; nobody listening would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost in use')),
  )
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  return pool
}
