import { useSyncExternalStore } from 'react'

function watch(changed: () => void): () => void {
  const stop = new AbortController()
  window.addEventListener('online', changed, { signal: stop.signal })
  window.addEventListener('offline', changed, { signal: stop.signal })
  return () => stop.abort()
}

/** True while the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine)
}
