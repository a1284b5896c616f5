import { RequestError } from '../errors'
import { settleEach, type Waiting } from './waiting'

export type BatchesOptions<Item, Outcome> = {
  /** Outcomes in the order of the items; an error in the place of one rejects that call alone. */
  run: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>
  batchSize: number
  /** Batches that run beside each other; 1 by default. */
  atOnce?: number
  /** Beyond it calls are rejected with `server.busy`. */
  maxWaiting: number
}

/**
 * Makes one act of the calls that arrive while those before run, such as a statement for all of
 * them. The first call of a quiet time runs at once and alone.
 */
export function createBatches<Item, Outcome>(options: BatchesOptions<Item, Outcome>) {
  const { run, batchSize, atOnce = 1, maxWaiting } = options
  const waiting: Waiting<Item, Outcome>[] = []
  let running = 0

  async function runAll(): Promise<void> {
    running += 1
    while (waiting.length > 0) await settle(run, waiting.splice(0, batchSize))
    running -= 1
  }

  return (item: Item): Promise<Outcome> => {
    if (waiting.length >= maxWaiting) return Promise.reject(new RequestError('server.busy'))
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (running < atOnce) void runAll()
    })
  }
}

async function settle<Item, Outcome>(
  run: BatchesOptions<Item, Outcome>['run'],
  batch: readonly Waiting<Item, Outcome>[],
): Promise<void> {
  try {
    settleEach(batch, await run(batch.map(({ item }) => item)))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
