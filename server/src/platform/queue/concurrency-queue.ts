import type { Reason } from '@saidian/shared/contracts/http'
import { RequestError } from '../errors'

export type ConcurrencyQueueOptions = {
  /** Maximum of running jobs. */
  atOnce: number
  /** Maximum of waiting jobs; without it any number may wait. */
  waiting?: number
  /** The same per key, so that one key cannot take all places. */
  perKey?: { atOnce: number; waiting: number }
  /** Why a job is rejected when too many wait. */
  reason?: Reason
}

export type ConcurrencyQueue = {
  /**
   * Runs `work` when a place is free, in the order of the calls of one key. Rejects at once, by
   * default with `request.too_many`, when too many jobs of the key, or in all, wait.
   */
  run: <T>(work: () => Promise<T>, key?: string) => Promise<T>
}

type Lane = { running: number; waiting: (() => void)[] }

/**
 * Limits the concurrency of heavy work. Free places rotate among the keys (round robin), so a key
 * with hundreds of calls delays only its own.
 */
export function createConcurrencyQueue({
  atOnce,
  waiting = Number.POSITIVE_INFINITY,
  perKey = { atOnce, waiting },
  reason = 'request.too_many',
}: ConcurrencyQueueOptions): ConcurrencyQueue {
  /** In order of service: the key served last is the last one. */
  const lanes = new Map<string, Lane>()
  let running = 0
  let queued = 0

  function start(key: string, lane: Lane): void {
    running++
    lane.running++
    lanes.delete(key)
    lanes.set(key, lane)
  }

  function enqueue(key: string, lane: Lane): Promise<void> {
    if (queued >= waiting || lane.waiting.length >= perKey.waiting)
      throw new RequestError(reason, { retryAfterMs: 5_000 })
    queued++
    lanes.set(key, lane)
    return new Promise((resolve) => void lane.waiting.push(resolve))
  }

  function startNext(): void {
    for (const [key, lane] of lanes) {
      if (running >= atOnce) return
      const resolve = lane.running < perKey.atOnce ? lane.waiting.shift() : undefined
      if (!resolve) continue
      queued--
      start(key, lane)
      resolve()
      return
    }
  }

  function end(key: string, lane: Lane): void {
    running--
    lane.running--
    // Moves the key to the end: the next free place belongs to another key.
    lanes.delete(key)
    if (lane.running > 0 || lane.waiting.length > 0) lanes.set(key, lane)
    startNext()
  }

  return {
    async run(work, key = '') {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] }
      if (running < atOnce && lane.running < perKey.atOnce) start(key, lane)
      else await enqueue(key, lane)
      try {
        return await work()
      } finally {
        end(key, lane)
      }
    },
  }
}
