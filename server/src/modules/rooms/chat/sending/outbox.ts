import { RequestError } from '../../../../platform/errors'

/** What a batch came to: one outcome for each item, in their order. */
export type StoredBatch<Outcome> = {
  outcomes: readonly (Outcome | RequestError)[]
  /** Something is left to report: an empty batch follows if no message comes before it. */
  hasMore: boolean
}

export type OutboxDeps<Place, Item, Outcome> = {
  /** A place is stored at most once in this time, and never twice at once. */
  everyMs: number
  /** Time without messages after which an empty batch reports what is left. */
  reportMs: number
  /** Beyond it items are rejected with `server.busy`. */
  maxWaiting: number
  batchSize: number
  keyOf: (place: Place) => string
  store: (place: Place, items: readonly Item[]) => Promise<StoredBatch<Outcome>>
}

type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

type Box<Place, Item, Outcome> = {
  place: Place
  waiting: Waiting<Item, Outcome>[]
  startedAt: number
  isRunning: boolean
  hasMore: boolean
  timer: NodeJS.Timeout | null
}

/**
 * Collects what is sent to one place and stores it in batches. The first item of a quiet place is
 * stored at once. The promise of an item settles after its batch is stored.
 */
export function createOutbox<Place, Item, Outcome>(deps: OutboxDeps<Place, Item, Outcome>) {
  const { everyMs, reportMs, maxWaiting, batchSize, keyOf, store } = deps
  const boxes = new Map<string, Box<Place, Item, Outcome>>()

  function schedule(box: Box<Place, Item, Outcome>): void {
    if (box.isRunning) return
    const pauseMs = box.waiting.length === 0 && box.hasMore ? reportMs : everyMs
    const waitMs = Math.max(0, box.startedAt + pauseMs - performance.now())
    if (box.timer) clearTimeout(box.timer)
    box.timer = setTimeout(() => void run(box), waitMs)
  }

  async function run(box: Box<Place, Item, Outcome>): Promise<void> {
    box.timer = null
    if (box.waiting.length === 0 && !box.hasMore) {
      boxes.delete(keyOf(box.place))
      return
    }
    box.isRunning = true
    box.startedAt = performance.now()
    const batch = box.waiting.splice(0, batchSize)
    box.hasMore = await settle(store, box.place, batch)
    box.isRunning = false
    schedule(box)
  }

  return {
    /** Resolves with the outcome after the commit. */
    send(place: Place, item: Item): Promise<Outcome> {
      const key = keyOf(place)
      const fresh = { place, waiting: [], startedAt: Number.NEGATIVE_INFINITY }
      const box = boxes.get(key) ?? { ...fresh, isRunning: false, hasMore: false, timer: null }
      if (box.waiting.length >= maxWaiting) return Promise.reject(new RequestError('server.busy'))
      boxes.set(key, box)
      return new Promise((resolve, reject) => {
        box.waiting.push({ item, resolve, reject })
        // A timer that waits to report what is left would be later than this item may wait.
        if (box.waiting.length === 1) schedule(box)
      })
    },
    /** Places with items that wait or were stored just now. */
    size: () => boxes.size,
  }
}

/** True when something is left to report. */
async function settle<Place, Item, Outcome>(
  store: OutboxDeps<Place, Item, Outcome>['store'],
  place: Place,
  batch: readonly Waiting<Item, Outcome>[],
): Promise<boolean> {
  try {
    const items = batch.map(({ item }) => item)
    const { outcomes, hasMore } = await store(place, items)
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]
      if (outcome === undefined || outcome instanceof RequestError) reject(outcome)
      else resolve(outcome)
    })
    return hasMore
  } catch (error) {
    for (const { reject } of batch) reject(error)
    return false
  }
}
