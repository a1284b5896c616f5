export type CapacityOptions = {
  /** A batch may take this long. */
  maxMs: number
  /** Items that may wait: never fewer, never more, and before anything is known. */
  min: number
  max: number
  start: number
}

export type Capacity = {
  /** Items that may wait for the next batch. */
  limit: () => number
  /** A batch of `items` was stored in `tookMs`. */
  learn: (items: number, tookMs: number) => void
}

/** While full batches end in time, the limit grows by this factor. */
const GROWTH = 1.2
const FULL_SHARE = 0.8

/**
 * How many items may wait, so that their batch ends in time: follows what batches really took, on
 * this machine and beside its other work.
 */
export function createCapacity({ maxMs, min, max, start }: CapacityOptions): Capacity {
  let limit = start
  return {
    limit: () => limit,
    learn(items, tookMs) {
      // A few items show what a batch takes whatever its size.
      if (items < min) return
      if (tookMs > maxMs) limit = Math.max(min, Math.min(limit, (items * maxMs) / tookMs))
      else if (items >= limit * FULL_SHARE) limit = Math.min(max, limit * GROWTH)
    },
  }
}
