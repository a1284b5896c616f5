/**
 * Calls `onWake` when the page may have slept or the network is back. Safari closes sockets of
 * hidden pages without an event and shows a cached page with `pageshow` alone. Returns how to stop;
 * without a window it never calls.
 */
export function listenForWake(onWake: (reason: string) => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', () => onWake('online'), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && onWake('page shown again'), {
    signal,
  })
  document.addEventListener('visibilitychange', () => document.hidden || onWake('page visible'), {
    signal,
  })
  return () => listening.abort()
}
