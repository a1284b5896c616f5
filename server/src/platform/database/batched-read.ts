/** Rows read in one query, so that its answer stays small. */
const BATCH_SIZE = 500

type Waiting<Row> = {
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/**
 * A read of one row by its id that shares its query with all that are asked for meanwhile: one query
 * runs at a time, and what is asked while it runs makes the next. A call never gets what was read
 * before it was made. `readMany` leaves out ids that do not exist; an error rejects all of its batch.
 */
export function batchedRead<Row>(
  readMany: (ids: number[]) => Promise<ReadonlyMap<number, Row>>,
): (id: number) => Promise<Row | undefined> {
  let waiting = new Map<number, Waiting<Row>[]>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    // What is asked in the same turn of the event loop goes along.
    await Promise.resolve()
    while (waiting.size > 0) {
      const batch = new Map([...waiting].slice(0, BATCH_SIZE))
      waiting = new Map([...waiting].slice(BATCH_SIZE))
      await answer(batch)
    }
    isRunning = false
  }

  async function answer(batch: Map<number, Waiting<Row>[]>): Promise<void> {
    const calls = [...batch].flatMap(([id, some]) => some.map((call) => ({ id, ...call })))
    try {
      const rows = await readMany([...batch.keys()])
      for (const { id, resolve } of calls) resolve(rows.get(id))
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }

  return (id) => {
    // No table has such an id, and the query of the others must not fail for it.
    if (!Number.isSafeInteger(id)) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }])
      if (!isRunning) void run()
    })
  }
}
