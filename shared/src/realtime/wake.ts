/**
 * Tells when the page may have slept or the network come back. Safari cuts sockets of hidden pages
 * without a word and shows a page from its cache with `pageshow` alone. Returns the way to stop;
 * without a window it never tells.
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
