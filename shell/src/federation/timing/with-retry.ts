import { RETRY_PAUSE_MS } from './time-limits'

type RetryOptions = { isRetryable: (error: unknown) => boolean; wait?: () => Promise<void> }

/** Runs `attempt`, and once more after a pause if its failure is retryable. */
export async function withRetry<T>(
  attempt: (isRetry: boolean) => Promise<T>,
  { isRetryable, wait = pause }: RetryOptions,
): Promise<T> {
  try {
    return await attempt(false)
  } catch (error) {
    if (!isRetryable(error)) throw error
    await wait()
    return attempt(true)
  }
}

/**
 * Waits for half to all of the pause, by chance, so that clients do not retry at the same instant.
 */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, RETRY_PAUSE_MS * (0.5 + Math.random() / 2)))
}

/**
 * Adds a parameter that bypasses caches which stored the failure. For retries only: a first request
 * should use caches.
 */
export function withCacheBuster(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}again=${Date.now().toString(36)}`
}
