import { type DBSchema, type IDBPDatabase, openDB, unwrap, wrap } from 'idb'

/** A database of this device that outlives its connection. */
export type DeviceDatabase<Schema extends DBSchema> = {
  /**
   * Runs `act`; when the connection was lost, once more with a new one: `act` does the same when it
   * runs twice. Rejects where the browser stores nothing, has no room, or does not answer.
   */
  use: <Result>(act: (database: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result>
  close: () => void
}

type DeviceDatabaseOptions<Schema extends DBSchema> = {
  /** Named in `PERSISTED` of shared/store. */
  name: string
  version: number
  upgrade: (database: IDBPDatabase<Schema>) => void
}

/** A database that opens later than this is blocked: nothing waits for it until it has opened. */
const OPEN_MS = 3_000

/** The same would happen again on another connection. */
const LASTING = ['QuotaExceededError', 'ConstraintError', 'DataError', 'DataCloneError']

/**
 * Opens a database when it is used, and again after the browser or another tab closed it, deleted
 * it or was in the way.
 */
export function deviceDatabase<Schema extends DBSchema>(
  options: DeviceDatabaseOptions<Schema>,
): DeviceDatabase<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  let isBlocked = false
  let isClosed = false

  function forget(lost: Promise<IDBPDatabase<Schema>>): void {
    if (opening === lost) opening = null
    lost.then((database) => database.close()).catch(ignored)
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    const next = openConnection(options, () => forget(next))
    next
      .catch(() => forget(next))
      .finally(() => {
        isBlocked = false
      })
    return next
  }

  async function connect() {
    if (isClosed) throw new Error('the database is closed')
    opening ??= open()
    const connection = opening
    if (isBlocked) throw new Error('the database is blocked')
    const late = () => {
      isBlocked = true
    }
    return { connection, database: await inTime(connection, late) }
  }

  async function use<Result>(
    act: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result> {
    const { connection, database } = await connect()
    try {
      return await act(database)
    } catch (failure) {
      if (LASTING.includes((failure as Error).name)) throw failure
      forget(connection)
      return act((await connect()).database)
    }
  }

  function close(): void {
    isClosed = true
    if (opening) forget(opening)
  }

  return { use, close }
}

async function openConnection<Schema extends DBSchema>(
  { name, version, upgrade }: DeviceDatabaseOptions<Schema>,
  onLost: () => void,
): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(name, version, {
    upgrade,
    // Another tab deletes the database or changes its tables: it does not wait for this one.
    blocking: onLost,
    terminated: onLost,
  })
  const connection = unwrap(database)
  const begin = connection.transaction.bind(connection)
  connection.transaction = (...given) => {
    const transaction = begin(...given)
    // Who runs it learns of its end from a request; `done` of a read has no other listener.
    wrap(transaction).done.catch(ignored)
    return transaction
  }
  return database
}

function inTime<Result>(work: Promise<Result>, onLate: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate()
      reject(new Error('the database does not open'))
    }, OPEN_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function ignored(): void {}
