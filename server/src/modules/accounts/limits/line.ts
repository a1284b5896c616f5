import { Refusal } from '../../../platform/errors'

export type Line = {
  /** Runs `work` when it is its turn; refuses with `request.too_many` at once when too many wait. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

/** Heavy work, `atOnce` at a time and at most `waiting` behind it: a short answer now is better than a late one. */
export function createLine({ atOnce, waiting }: { atOnce: number; waiting: number }): Line {
  const queue: (() => void)[] = []
  let running = 0

  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new Refusal('request.too_many', { retryAfterMs: 5_000 })
        // Who ends hands its place on, so nobody slips in between.
        await new Promise<void>((resolve) => queue.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
  }
}
