import { RETRY_PAUSE_MS } from './timing'

type SecondTry = { isWorthIt: (error: unknown) => boolean; wait?: () => Promise<void> }

/** Does it, and once more after a pause if the failure is one that may pass. */
export async function withSecondTry<T>(
  attempt: (isSecond: boolean) => Promise<T>,
  { isWorthIt, wait = pause }: SecondTry,
): Promise<T> {
  try {
    return await attempt(false)
  } catch (error) {
    if (!isWorthIt(error)) throw error
    await wait()
    return attempt(true)
  }
}

/** Half to all of the pause, so that a crowd does not come back in one instant. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, RETRY_PAUSE_MS * (0.5 + Math.random() / 2)))
}

/** Past any cache that kept the failure. Only for second tries: the first is to be served from a cache if it can. */
export function withCacheBuster(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}again=${Date.now().toString(36)}`
}
