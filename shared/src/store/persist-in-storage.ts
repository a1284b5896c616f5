import type { StoredKey } from './device/persisted'
import { readStored, writeStored } from './device/stored-value'

type Observable<State> = { getState: () => State; subscribe: (listener: () => void) => () => void }

export type PersistedPart<State> = {
  key: StoredKey
  /** What to keep; null removes the key. */
  select: (state: State) => unknown
  /** Takes the stored value, at the start and when another tab changed it. It must not trust it. */
  load: (stored: unknown) => void
}

/** The part that is being taken over from another tab. */
let taken: string | null = null

/**
 * Keeps a part of the store in localStorage and in step with the other tabs, until `signal` aborts.
 */
export function persistInStorage<State>(
  store: Observable<State>,
  part: PersistedPart<State>,
  signal?: AbortSignal,
): void {
  part.load(readStored(part.key))
  let last = part.select(store.getState())
  const takeOver = () => {
    taken = part.key
    try {
      part.load(readStored(part.key))
    } finally {
      taken = null
    }
    last = part.select(store.getState())
  }
  const unsubscribe = store.subscribe(() => {
    const next = part.select(store.getState())
    if (next === last) return
    last = next
    if (taken === null) writeStored(part.key, next)
    // It follows from what another tab did, which has stored its own and may be far ahead of this
    // one.
    else if (taken !== part.key) queueMicrotask(takeOver)
  })
  signal?.addEventListener('abort', unsubscribe)
  const onStorage = (event: StorageEvent) => {
    // A null key is the whole storage cleared.
    if (event.key === null || event.key === part.key) takeOver()
  }
  window.addEventListener('storage', onStorage, { signal })
}
