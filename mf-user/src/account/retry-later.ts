/** The first pause; each is twice as long as the one before. */
const SOON_MS = 5_000
const TRIES = 10

/**
 * Tries `end` again until it resolves, for as long as the page is open: after growing pauses, and at once when the
 * network is back. Gives up after ten tries; the server forgets a login that nobody uses.
 */
export function endLater(end: () => Promise<unknown>): void {
  const done = new AbortController()
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = () => {
    if (tries === TRIES) done.abort()
    else timer = setTimeout(attempt, SOON_MS * 2 ** tries)
  }
  function attempt(): void {
    clearTimeout(timer)
    tries += 1
    end().then(() => done.abort(), plan)
  }

  plan()
  window.addEventListener('online', attempt, { signal: done.signal })
}
