/** Delay in browsers without `requestIdleCallback`. */
const PATIENCE_MS = 1_500

/** Resolves when the page has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, PATIENCE_MS)
  })
}
