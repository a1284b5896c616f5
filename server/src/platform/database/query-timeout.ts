import type { PoolClient } from 'pg'

/** How long to wait for an answer, in milliseconds. */
export type AnswerLimits = {
  /** For a statement that only reads, outside a transaction. */
  readMs: number
  /** For any other statement, and for all statements of a transaction. */
  writeMs: number
}

/**
 * No answer in time: the connection is closed, and it is unknown whether the statement took effect.
 */
class QueryTimeout extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(waitMs: number) {
    super(`the database did not answer in ${waitMs} ms`)
  }
}

const BEGIN = /^\s*(begin|start transaction)\b/i
const END = /^\s*(commit|rollback)\s*;?\s*$/i
const READ = /^\s*(select|with|show|explain)\b/i
const WRITE = /\b(insert|update|delete|merge|for update|for no key update|for share)\b/i

type Ask = (statement: string, values?: unknown[]) => Promise<unknown>

/**
 * Limits the wait for statements of a connection. A hanging database accepts statements, answers
 * none, and its own time limits hang too. After a timeout the connection is closed, so no other
 * caller gets it.
 */
export function limitAnswers(client: PoolClient, { readMs, writeMs }: AnswerLimits): void {
  const ask = client.query.bind(client) as Ask
  let isInTransaction = false

  function limitOf(statement: string): number {
    if (BEGIN.test(statement)) isInTransaction = true
    const isRead = !isInTransaction && READ.test(statement) && !WRITE.test(statement)
    if (END.test(statement)) isInTransaction = false
    return isRead ? readMs : writeMs
  }

  const askInTime: Ask = (statement, values) => {
    const waitMs = limitOf(statement)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new QueryTimeout(waitMs))
        // Closes the connection at once, since a statement is under way; the pool drops it.
        client.end().catch(() => undefined)
      }, waitMs)
      ask(statement, values).then(
        (answer) => {
          clearTimeout(timer)
          resolve(answer)
        },
        (error: unknown) => {
          clearTimeout(timer)
          reject(error)
        },
      )
    })
  }
  // Kysely, the only user of the pool, passes text and values.
  client.query = askInTime as typeof client.query
}
