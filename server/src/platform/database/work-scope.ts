import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** A piece of work whose statements can be ended from outside, even if it ignores everything. */
export type WorkScope = {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Cancels its statements under way; the work gets their errors and may go on. */
  cancelStatements: (db: Kysely<Record<never, never>>) => Promise<void>
  /** Ends its connections with their transactions; each further statement of it is rejected. */
  end: (reason: unknown) => void
}

type Scope = { used: Map<PoolClient, { isCancelled: boolean }>; over: { reason: unknown } | null }

type Ask = (statement: string, values?: readonly unknown[]) => Promise<unknown>

const current = new AsyncLocalStorage<Scope>()

export function createWorkScope(): WorkScope {
  const scope: Scope = { used: new Map(), over: null }
  return {
    run: (work) => current.run(scope, work),
    async cancelStatements(db) {
      // A cancellation that comes late must not hit the next user of the connection.
      for (const use of scope.used.values()) use.isCancelled = true
      const pids = [...scope.used.keys()].map(processIdOf)
      if (pids.length === 0) return
      await current.exit(() =>
        sql`SELECT pg_cancel_backend(pid) FROM unnest(${pids}::int[]) AS pid`.execute(db),
      )
    },
    end(reason) {
      scope.over = { reason }
      for (const client of scope.used.keys()) client.release(true)
      scope.used.clear()
    },
  }
}

/** The pool, which knows the connections of each scope. */
export function scopePool(pool: Pool): PostgresPool {
  return {
    async connect() {
      const scope = current.getStore()
      if (!scope) return pool.connect()
      throwIfOver(scope)
      const client = await pool.connect()
      scope.used.set(client, { isCancelled: false })
      if (scope.over) release(scope, client)
      throwIfOver(scope)
      return scopeClient(scope, client)
    },
    end: () => pool.end(),
  }
}

function scopeClient(scope: Scope, client: PoolClient): PostgresPoolClient {
  const query: Ask = async (statement, values = []) => {
    throwIfOver(scope)
    return client.query(statement, [...values])
  }
  return { query: query as PostgresPoolClient['query'], release: () => release(scope, client) }
}

/** Once: the end of a scope has released its connections. */
function release({ used }: Scope, client: PoolClient): void {
  const use = used.get(client)
  if (!use) return
  used.delete(client)
  client.release(use.isCancelled)
}

function throwIfOver({ over }: Scope): void {
  if (over) throw new Error('the work was given up', { cause: over.reason })
}

/** What the types of the driver leave out. */
function processIdOf(client: object): number {
  return (client as { processID: number }).processID
}
