import { mapFailure } from '@saidian/shared/api'
import { createRetry } from '@saidian/shared/realtime'

/** Collects changes made in a row into one run. */
const SOON_MS = 800
const RETRY_DELAYS = { baseMs: 20_000, maxMs: 120_000 }

export type RetryingTask = { now: () => void; soon: () => void }

/**
 * Runs `task`, never twice at a time: `now`, or `soon` once for all calls within 800 ms. Retries a
 * task that failed with a retryable error. Ends with `signal`.
 */
export function createRetryingTask(task: () => Promise<void>, signal: AbortSignal): RetryingTask {
  const retry = createRetry(now, RETRY_DELAYS)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false

  function now(): void {
    clearTimeout(timer)
    if (signal.aborted) return
    isWanted = isRunning
    if (isRunning) return
    isRunning = true
    task().then(() => end(), end)
  }

  function soon(): void {
    clearTimeout(timer)
    timer = setTimeout(now, SOON_MS)
  }

  function end(failure?: unknown): void {
    isRunning = false
    const error = failure === undefined ? null : mapFailure(failure)
    if (signal.aborted) return
    if (error?.retryable) retry.failed(error.retryAfterMs)
    else {
      retry.settle()
      if (isWanted) soon()
    }
  }

  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    retry.settle()
  })
  return { now, soon }
}
