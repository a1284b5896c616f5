import { RequestError } from '../../../platform/errors'

export type PendingDeps<Item, Outcome> = {
  /** Beyond it items are rejected with `server.busy`. */
  maxWaiting: number
  batchSize: number
  /** Stores items in one transaction: one outcome for each, in their order, after the commit. */
  store: (items: readonly Item[]) => Promise<readonly (Outcome | RequestError)[]>
  /** True when the items are not at fault: then each is not tried alone. */
  isOutage: (error: unknown) => boolean
}

type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Stores what arrives while a transaction runs together in the next one: many senders share the
 * cost of a commit, and a single one does not wait for others.
 */
export function createPendingSends<Item, Outcome>(deps: PendingDeps<Item, Outcome>) {
  const { maxWaiting, batchSize, store, isOutage } = deps
  const waiting: Waiting<Item, Outcome>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    // What arrives in the same task of the event loop belongs to the first batch.
    await Promise.resolve()
    while (waiting.length > 0) await settle(waiting.splice(0, batchSize))
    isRunning = false
  }

  async function settle(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await store(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]
        if (outcome === undefined || outcome instanceof RequestError) reject(outcome)
        else resolve(outcome)
      })
    } catch (error) {
      // One item that cannot be stored must not fail those that came with it.
      if (batch.length > 1 && !isOutage(error)) for (const one of batch) await settle([one])
      else for (const { reject } of batch) reject(error)
    }
  }

  /** Resolves with the outcome after the commit. */
  return (item: Item): Promise<Outcome> => {
    if (waiting.length >= maxWaiting) return Promise.reject(new RequestError('server.busy'))
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void run()
    })
  }
}
