import type { HttpEvents } from '@saidian/shared/api'
import { paths } from '@saidian/shared/contracts/page'

/** Minimum time between two redirects, so that a home page that gets HTTP 400 does not loop. */
const ONCE_PER_MS = 10_000

type Parts = {
  events: HttpEvents
  navigate: (to: string) => void
  here: () => string
  homePaths: readonly string[]
  now?: () => number
}

/**
 * Navigates to the home page on HTTP 400 (product-spec 7), never from the home page and not in a
 * loop.
 */
export function goHomeOnBadRequest(
  { events, navigate, here, homePaths, now = Date.now }: Parts,
  signal: AbortSignal,
): void {
  let wentAt = Number.NEGATIVE_INFINITY
  const goHome = () => {
    if (homePaths.includes(here()) || now() - wentAt < ONCE_PER_MS) return
    wentAt = now()
    navigate(paths.home())
  }
  events.on('bad request', goHome, signal)
}
