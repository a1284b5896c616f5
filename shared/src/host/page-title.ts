import { useEffect, useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()

function setTitle(title: string | null): void {
  if (title === current) return
  current = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A page's title from its data, without the name of the product; null while the data is on its way.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    setTitle(title)
    return () => setTitle(null)
  }, [title])
}

/** What the shown page gave to `usePageTitle`; the shell writes it into the document. */
export function useGivenPageTitle(): string | null {
  return useSyncExternalStore(subscribe, () => current)
}
