import { createRetry } from '@saidian/shared/realtime'

const DELAYS = { baseMs: 10_000, maxMs: 3_600_000 }
const MAX_TRIES = 14

/**
 * Retries `task` until it resolves, while the page is open, for an hour or more. Gives up then; the
 * server expires unused logins itself.
 */
export function retryLater(task: () => Promise<unknown>): void {
  let tries = 0
  const retry = createRetry(attempt, DELAYS)

  function attempt(): void {
    tries += 1
    task().then(retry.settle, () => (tries < MAX_TRIES ? retry.failed() : retry.settle()))
  }

  retry.failed()
}
