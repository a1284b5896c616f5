import { mapFailure } from '@saidian/shared/api'

/** Several choices in a row are one message. */
const SOON_MS = 800
/** After a failure; coming back online is sooner. */
const RETRY_MS = 20_000

export type Again = { now: () => void; soon: () => void }

/**
 * Runs `task` one at a time: `now`, or `soon` for all that asked within a moment. A task that rejects is tried again
 * later and when the network is back, unless its failure would only come again. Ends with `signal`.
 */
export function createAgain(task: () => Promise<void>, signal: AbortSignal): Again {
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
