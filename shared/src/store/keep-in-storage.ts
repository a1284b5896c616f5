import { readStored, writeStored } from './stored-value'

type Observable<State> = { getState: () => State; subscribe: (listener: () => void) => () => void }

export type Kept<State> = {
  /** Key in localStorage. */
  key: string
  /** What to keep; null removes the key. */
  select: (state: State) => unknown
  /** Takes the stored value, at the start and when another tab changed it. It must not trust it. */
  load: (stored: unknown) => void
}

/** Keeps a part of the store in localStorage and in step with the other tabs, until `signal` aborts. */
export function keepInStorage<State>(
  store: Observable<State>,
  kept: Kept<State>,
  signal?: AbortSignal,
): void {
  kept.load(readStored(kept.key))
  let last = kept.select(store.getState())
  const unsubscribe = store.subscribe(() => {
    const next = kept.select(store.getState())
    if (next === last) return
    last = next
    writeStored(kept.key, next)
  })
  signal?.addEventListener('abort', unsubscribe)
  const takeFromOtherTab = (event: StorageEvent) => {
    // A null key is the whole storage cleared.
    if (event.key !== null && event.key !== kept.key) return
    kept.load(readStored(kept.key))
    last = kept.select(store.getState())
  }
  window.addEventListener('storage', takeFromOtherTab, { signal })
}
