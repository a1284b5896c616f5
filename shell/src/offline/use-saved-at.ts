import { useEffect, useState } from 'react'
import { isServedFromDevice } from '../pwa/worker-messages'

/** Age (ms since 1970) of the oldest answer that came from this device while there is no network; null when none did. */
export function useSavedAt(isOnline: boolean): number | null {
  const [savedAt, setSavedAt] = useState<number | null>(null)
  useEffect(() => {
    if (isOnline) setSavedAt(null)
  }, [isOnline])
  useEffect(() => {
    const stop = new AbortController()
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isServedFromDevice(data))
        setSavedAt((known) => (known === null ? data.savedAt : Math.min(known, data.savedAt)))
    }
    navigator.serviceWorker?.addEventListener('message', hear, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return savedAt
}
