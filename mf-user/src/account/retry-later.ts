/** Pause before the first try. Each later pause is twice as long as the previous one. */
const FIRST_PAUSE_MS = 5_000
const MAX_TRIES = 10

/**
 * Runs `task` until it resolves, while the page is open: after growing pauses, and at once when the
 * network returns. Gives up after ten tries; the server expires unused logins itself.
 */
export function retryLater(task: () => Promise<unknown>): void {
  const done = new AbortController()
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const scheduleRetry = () => {
    if (tries === MAX_TRIES) done.abort()
    else timer = setTimeout(attempt, FIRST_PAUSE_MS * 2 ** tries)
  }
  function attempt(): void {
    clearTimeout(timer)
    tries += 1
    task().then(() => done.abort(), scheduleRetry)
  }

  scheduleRetry()
  window.addEventListener('online', attempt, { signal: done.signal })
}
