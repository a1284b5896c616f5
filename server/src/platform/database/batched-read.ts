/** Rows of one query, so that its answer stays small. */
const BATCH_SIZE = 500

type Waiting<Row> = {
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Reads one row by its id and shares the query with other calls: one query runs at a time, and the
 * calls made while it runs form the next one. A call never gets a row that was read before the
 * call. `readMany` leaves out unknown ids; an error rejects all calls of its batch.
 */
export function batchedRead<Row, Id extends number | string = number>(
  readMany: (ids: Id[]) => Promise<ReadonlyMap<Id, Row>>,
): (id: Id) => Promise<Row | undefined> {
  let waiting = new Map<Id, Waiting<Row>[]>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    // Calls of the same task of the event loop join the batch.
    await Promise.resolve()
    while (waiting.size > 0) {
      const batch = new Map([...waiting].slice(0, BATCH_SIZE))
      waiting = new Map([...waiting].slice(BATCH_SIZE))
      await answer(batch)
    }
    isRunning = false
  }

  async function answer(batch: Map<Id, Waiting<Row>[]>): Promise<void> {
    const calls = [...batch].flatMap(([id, some]) => some.map((call) => ({ id, ...call })))
    try {
      const rows = await readMany([...batch.keys()])
      for (const { id, resolve } of calls) resolve(rows.get(id))
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }

  return (id) => {
    // No table has such an id; it must not make the query of the others fail.
    if (typeof id === 'number' && !Number.isSafeInteger(id)) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }])
      if (!isRunning) void run()
    })
  }
}
