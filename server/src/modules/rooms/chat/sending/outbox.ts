import { RequestError } from '../../../../platform/errors'
import { settleEach, type Waiting } from '../../../../platform/queue'
import { type Capacity, type CapacityOptions, createCapacity } from './capacity.rules'

/** What a batch came to: one outcome for each item, in their order. */
export type StoredBatch<Outcome> = {
  outcomes: readonly (Outcome | RequestError)[]
  /** Something is left to report: an empty batch follows if no message comes before it. */
  hasMore: boolean
}

export type OutboxMetrics = {
  waited: (ms: number) => void
  stored: (ms: number) => void
  rejected: () => void
}

export type OutboxDeps<Place, Item, Outcome> = {
  /** A place is stored at most once in this time, and never twice at once. */
  everyMs: number
  /** So many waiting items are stored sooner. */
  early: { items: number; everyMs: number }
  /** Time without messages after which an empty batch reports what is left. */
  reportMs: number
  /** What would wait for longer than the batches can carry is rejected with `server.busy`. */
  capacity: CapacityOptions
  metrics?: OutboxMetrics
  keyOf: (place: Place) => string
  store: (place: Place, items: readonly Item[]) => Promise<StoredBatch<Outcome>>
}

type Sent<Item, Outcome> = Waiting<Item, Outcome> & { sentAt: number }

type Box<Place, Item, Outcome> = {
  place: Place
  waiting: Sent<Item, Outcome>[]
  capacity: Capacity
  /** Items since the last batch began that found no place. */
  rejected: number
  startedAt: number
  tookMs: number
  isRunning: boolean
  hasMore: boolean
  timer: NodeJS.Timeout | null
}

/** Who was rejected waits for so long; the messages of a member have two seconds between them. */
const RETRY = { minMs: 1_000, maxMs: 10_000 }

/**
 * Collects what is sent to one place and stores it in batches. The first item of a quiet place is
 * stored at once. The promise of an item settles after its batch is stored.
 */
export function createOutbox<Place, Item, Outcome>(deps: OutboxDeps<Place, Item, Outcome>) {
  const { early, keyOf, store } = deps
  const boxes = new Map<string, Box<Place, Item, Outcome>>()

  function schedule(box: Box<Place, Item, Outcome>): void {
    if (box.isRunning) return
    const waitMs = Math.max(0, box.startedAt + pauseMs(box, deps) - performance.now())
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
    box.rejected = 0
    const batch = box.waiting.splice(0)
    for (const { sentAt } of batch) deps.metrics?.waited(box.startedAt - sentAt)
    box.hasMore = await settle(store, box.place, batch)
    box.isRunning = false
    box.tookMs = performance.now() - box.startedAt
    deps.metrics?.stored(box.tookMs)
    box.capacity.learn(batch.length, box.tookMs)
    schedule(box)
  }

  function rejection(box: AnyBox): RequestError {
    deps.metrics?.rejected()
    box.rejected++
    return new RequestError('server.busy', { retryAfterMs: retryAfterMs(box, early.everyMs) })
  }

  return {
    /** Throws `server.busy` when an item would be rejected. */
    checkPlace(place: Place): void {
      const box = boxes.get(keyOf(place))
      if (box && isFull(box)) throw rejection(box)
    },
    /** Resolves with the outcome after the commit. */
    send(place: Place, item: Item): Promise<Outcome> {
      const box = boxes.get(keyOf(place)) ?? openBox(place, deps.capacity)
      if (isFull(box)) return Promise.reject(rejection(box))
      boxes.set(keyOf(place), box)
      const count = box.waiting.length + 1
      return new Promise((resolve, reject) => {
        box.waiting.push({ item, sentAt: performance.now(), resolve, reject })
        // A timer that waits to report what is left would be later than this item may wait.
        if (count === 1 || count === early.items) schedule(box)
      })
    },
    /** Places with items that wait or were stored just now. */
    size: () => boxes.size,
  }
}

function openBox<Place, Item, Outcome>(
  place: Place,
  capacity: CapacityOptions,
): Box<Place, Item, Outcome> {
  return {
    place,
    waiting: [],
    capacity: createCapacity(capacity),
    rejected: 0,
    tookMs: 0,
    startedAt: Number.NEGATIVE_INFINITY,
    isRunning: false,
    hasMore: false,
    timer: null,
  }
}

type Pauses = Pick<OutboxDeps<unknown, unknown, unknown>, 'everyMs' | 'early' | 'reportMs'>

/** From the begin of the last batch to that of the next one. */
function pauseMs(
  { waiting, hasMore }: { waiting: readonly unknown[]; hasMore: boolean },
  { everyMs, early, reportMs }: Pauses,
): number {
  if (waiting.length === 0 && hasMore) return reportMs
  return waiting.length >= early.items ? early.everyMs : everyMs
}

type AnyBox = Pick<Box<unknown, unknown, unknown>, 'capacity' | 'rejected' | 'tookMs'>

/** Those who were rejected come back spread over the batches that can carry them. */
function retryAfterMs({ rejected, capacity, tookMs }: AnyBox, batchMs: number): number {
  const waitMs = (1 + rejected / capacity.limit()) * Math.max(batchMs, tookMs)
  return Math.round(Math.min(RETRY.maxMs, Math.max(RETRY.minMs, waitMs)))
}

const isFull = ({ waiting, capacity }: { waiting: readonly unknown[]; capacity: Capacity }) =>
  waiting.length + 1 > capacity.limit()

/** True when something is left to report. */
async function settle<Place, Item, Outcome>(
  store: OutboxDeps<Place, Item, Outcome>['store'],
  place: Place,
  batch: readonly Waiting<Item, Outcome>[],
): Promise<boolean> {
  try {
    const items = batch.map(({ item }) => item)
    const { outcomes, hasMore } = await store(place, items)
    settleEach(batch, outcomes)
    return hasMore
  } catch (error) {
    for (const { reject } of batch) reject(error)
    return false
  }
}
