import type { Position } from '@saidian/shared/contracts/sockets'
import type { ThunkExtra } from '@saidian/shared/store'

/** What RTK Query gives `onCacheEntryAdded`, as far as it is used here. */
type CacheEntry = {
  extra: unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: PromiseLike<unknown>
}

type Changes = {
  topic: string
  /** Whether an event of the topic changes the entry. */
  isChange: (data: unknown) => boolean
  reread: () => void
}

/**
 * Follows a topic of the member's socket while an entry is cached, and reads the entry again after
 * each event that changes it. What a disconnection loses is read again too; the first confirmation
 * asks for it only where the entry was loaded before.
 */
export function rereadOnChange(entry: CacheEntry, { topic, isChange, reread }: Changes): void {
  const stop = new AbortController()
  let isLoaded = false
  let at: Position | undefined
  void entry.cacheDataLoaded.then(
    () => {
      isLoaded = true
    },
    // The page shows the failure and offers a retry.
    () => undefined,
  )
  void entry.cacheEntryRemoved.then(() => stop.abort())
  const { im } = entry.extra as ThunkExtra
  im.subscribe(
    topic,
    {
      onEvent: ({ epoch, seq, data }) => {
        at = { epoch, seq }
        if (isChange(data)) reread()
      },
      onSubscribed: ({ epoch, seq, recovered }) => {
        if (recovered) return
        at = { epoch, seq }
        if (isLoaded) reread()
      },
    },
    { signal: stop.signal, since: () => at },
  )
}
