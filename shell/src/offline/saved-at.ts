import { serviceWorkers } from '@saidian/shared/store'
import { useSyncExternalStore } from 'react'
import { isServedFromDevice } from '../pwa/worker-messages'

// Outside of React: the worker reports the age of the first list before the first render.
let savedAt: number | null = null
const watchers = new Set<() => void>()

function setSavedAt(next: number | null): void {
  savedAt = next
  for (const changed of watchers) changed()
}

/** Records the age of answers that the worker reports; resets it when the network is back. */
export function listenForSavedAt(signal: AbortSignal): void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isServedFromDevice(data))
      setSavedAt(savedAt === null ? data.savedAt : Math.min(savedAt, data.savedAt))
  }
  const worker = serviceWorkers()
  worker?.addEventListener('message', onMessage, { signal })
  // Without this call the first messages wait until the document is complete.
  worker?.startMessages?.()
  window.addEventListener('online', () => setSavedAt(null), { signal })
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/**
 * Time (ms since 1970) of the oldest answer served from this device while offline; null without
 * one.
 */
export function useSavedAt(): number | null {
  return useSyncExternalStore(watch, () => savedAt)
}
