import { mapFailure } from '@saidian/shared/api'

/** Collects changes made in a row into one run. */
const SOON_MS = 800
/** Delay after a failure; the `online` event retries sooner. */
const RETRY_MS = 20_000

export type RetryingTask = { now: () => void; soon: () => void }

/**
 * Runs `task`, never twice at a time: `now`, or `soon` once for all calls within 800 ms. Retries a
 * task that failed with a retryable error after 20 s and when the network is back. Ends with
 * `signal`.
 */
export function createRetryingTask(task: () => Promise<void>, signal: AbortSignal): RetryingTask {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false
  let hasFailed = false

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(now, ms)
  }

  function now(): void {
    clearTimeout(timer)
    if (signal.aborted) return
    isWanted = isRunning
    if (isRunning) return
    isRunning = true
    task().then(
      () => end(false),
      (failure: unknown) => end(mapFailure(failure).retryable),
    )
  }

  function end(mayBeRetried: boolean): void {
    isRunning = false
    hasFailed = mayBeRetried
    if (signal.aborted) return
    if (mayBeRetried) plan(RETRY_MS)
    else if (isWanted) plan(SOON_MS)
  }

  window.addEventListener('online', () => hasFailed && now(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return { now, soon: () => plan(SOON_MS) }
}
