import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
} from 'kysely'
import type { Logger } from '../log'
import type { Db } from './open-database'
import { createPool, JOB_LIMITS } from './pool'

const raw = (text: string) => CompiledQuery.raw(text)

/**
 * Runs `work` on a database that accepts every write, shows it to `work` alone, and rolls all of it
 * back. Its transactions become savepoints of one transaction, on one connection: while `work` has
 * a transaction open, it must not use the database outside of it. Rows that it writes stay locked
 * until the end.
 */
export async function rehearse<Result>(
  url: string,
  log: Logger,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(url, log, { ...JOB_LIMITS, max: 1 })
  const dialect = new PostgresDialect({ pool })
  const db: Db = new Kysely({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (kysely) => dialect.createIntrospector(kysely),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => new SavepointDriver({ pool }),
    },
  })
  const execute = (text: string) => db.executeQuery(raw(text))
  try {
    await execute('BEGIN')
    return await work(db)
  } finally {
    await execute('ROLLBACK').catch((error: unknown) => log.warn({ err: error }, 'not rolled back'))
    await db.destroy()
  }
}

class SavepointDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(raw('SAVEPOINT step'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(raw('RELEASE SAVEPOINT step'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(raw('ROLLBACK TO SAVEPOINT step'))
    await connection.executeQuery(raw('RELEASE SAVEPOINT step'))
  }
}
