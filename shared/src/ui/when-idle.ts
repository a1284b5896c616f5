/** Delay in browsers without `requestIdleCallback`. */
const PATIENCE_MS = 1_500

/**
 * Does something when the page has nothing better to do, at most once and not after `signal` has
 * aborted.
 */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  const actUnlessOver = () => {
    if (!signal.aborted) act()
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(actUnlessOver)
  else setTimeout(actUnlessOver, PATIENCE_MS)
}
