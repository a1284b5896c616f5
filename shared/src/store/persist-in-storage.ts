import { readStored, writeStored } from './device/stored-value'

type Observable<State> = { getState: () => State; subscribe: (listener: () => void) => () => void }

export type Kept<State> = {
  /** Key in localStorage. */
  key: string
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
  kept: Kept<State>,
  signal?: AbortSignal,
): void {
  kept.load(readStored(kept.key))
  let last = kept.select(store.getState())
  const takeOver = () => {
    taken = kept.key
    try {
      kept.load(readStored(kept.key))
    } finally {
      taken = null
    }
    last = kept.select(store.getState())
  }
  const unsubscribe = store.subscribe(() => {
    const next = kept.select(store.getState())
    if (next === last) return
    last = next
    if (taken === null) writeStored(kept.key, next)
    // It follows from what another tab did, which has stored its own and may be far ahead of this
    // one.
    else if (taken !== kept.key) queueMicrotask(takeOver)
  })
  signal?.addEventListener('abort', unsubscribe)
  const hear = (event: StorageEvent) => {
    // A null key is the whole storage cleared.
    if (event.key === null || event.key === kept.key) takeOver()
  }
  window.addEventListener('storage', hear, { signal })
}
