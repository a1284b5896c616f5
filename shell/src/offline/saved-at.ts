import { serviceWorkers } from '@saidian/shared/store'
import { useSyncExternalStore } from 'react'
import { isServedFromDevice } from '../pwa/worker-messages'

// Kept outside of React: the worker tells the age of the first list before anything is drawn.
let savedAt: number | null = null
const watchers = new Set<() => void>()

function know(next: number | null): void {
  savedAt = next
  for (const changed of watchers) changed()
}

/** Hears from the worker how old its answers are, until there is a network again. */
export function hearSavedAt(signal: AbortSignal): void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isServedFromDevice(data))
      know(savedAt === null ? data.savedAt : Math.min(savedAt, data.savedAt))
  }
  const worker = serviceWorkers()
  worker?.addEventListener('message', hear, { signal })
  // Without it the first messages wait until the document is complete.
  worker?.startMessages?.()
  window.addEventListener('online', () => know(null), { signal })
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Time (ms since 1970) of the oldest answer that came from this device for want of a network; null when none did. */
export function useSavedAt(): number | null {
  return useSyncExternalStore(watch, () => savedAt)
}
