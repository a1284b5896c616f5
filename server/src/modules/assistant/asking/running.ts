import { RequestError } from '../../../platform/errors'
import type { Asker } from '../budget/budget'

/** Answers that one asker may have in this process at a time. */
const MAX_RUNNING = 3
const RETRY_MS = 2_000

/** Counts the answers that are being written; `enter` throws `request.too_many`. */
export function createRunning() {
  const counts = new Map<string, number>()
  return {
    enter({ memberId, network }: Asker): () => void {
      const key = memberId ?? `network ${network}`
      const count = counts.get(key) ?? 0
      if (count >= MAX_RUNNING)
        throw new RequestError('request.too_many', { retryAfterMs: RETRY_MS })
      counts.set(key, count + 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        const rest = (counts.get(key) ?? 1) - 1
        if (rest > 0) counts.set(key, rest)
        else counts.delete(key)
      }
    },
  }
}
