import { RequestError } from '../errors'

export type BatchesOptions<Item, Outcome> = {
  /** Outcomes in the order of the items; an error in the place of one rejects that call alone. */
  run: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>
  batchSize: number
  /** Beyond it calls are rejected with `server.busy`. */
  maxWaiting: number
}

type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Makes one act of the calls that arrive while the one before runs, such as a statement for all of
 * them. The first call of a quiet time runs at once and alone.
 */
export function createBatches<Item, Outcome>(options: BatchesOptions<Item, Outcome>) {
  const { run, batchSize, maxWaiting } = options
  const waiting: Waiting<Item, Outcome>[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) await settle(run, waiting.splice(0, batchSize))
    isRunning = false
  }

  return (item: Item): Promise<Outcome> => {
    if (waiting.length >= maxWaiting) return Promise.reject(new RequestError('server.busy'))
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
  }
}

async function settle<Item, Outcome>(
  run: BatchesOptions<Item, Outcome>['run'],
  batch: readonly Waiting<Item, Outcome>[],
): Promise<void> {
  try {
    const outcomes = await run(batch.map(({ item }) => item))
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]
      if (outcome === undefined || outcome instanceof Error) reject(outcome)
      else resolve(outcome)
    })
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
