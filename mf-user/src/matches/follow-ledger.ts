import { callEndpoint, type Http } from '@saidian/shared/api'
import { type FootballList, getFootballByIds, MOST_MATCHES, TOPIC } from '@saidian/shared/contracts'
import { followTopic } from '@saidian/shared/realtime'
import type { RootState, ThunkExtra } from '@saidian/shared/store'
import { afterEvent, type Ledger, ledgerOf, type Reception, release } from './ledger.rules'
import { readMatchEvent } from './read-event.rules'

/** What RTK Query gives `onCacheEntryAdded`, as far as it is used here. */
export type LedgerLifecycle = {
  extra: unknown
  getState: () => unknown
  getCacheEntry: () => { data?: Ledger }
  updateCachedData: (recipe: () => Ledger) => unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: PromiseLike<unknown>
}

const RELEASE_MS = 500

/** Reads matches, so many at a time as the server gives. Rejects with `ApiFailure`. */
export function readLists(http: Http, ids: readonly number[], signal?: AbortSignal): Promise<FootballList[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_MATCHES) }, (_, at) =>
    ids.slice(at * MOST_MATCHES, (at + 1) * MOST_MATCHES),
  )
  return Promise.all(
    parts.map((part) => callEndpoint(http, getFootballByIds, { query: { ids: part.join('!') } }, { signal })),
  )
}

export function receptionOf(state: unknown): Reception {
  return { now: Date.now(), delayMs: (state as RootState).settings.streamDelaySeconds * 1000 }
}

/** Keeps a ledger in step with `board/football` from its first data to the end of its cache entry. */
export async function followLedger(lifecycle: LedgerLifecycle, ids: readonly number[]): Promise<void> {
  const { live, http } = lifecycle.extra as ThunkExtra
  const stop = new AbortController()
  lifecycle.cacheEntryRemoved.then(() => stop.abort())
  // Rejects when the entry goes before any data came: then there is nothing to follow.
  const first = await Promise.resolve(lifecycle.cacheDataLoaded).then(
    () => lifecycle.getCacheEntry().data,
    () => undefined,
  )
  if (!first || stop.signal.aborted) return

  const change = (recipe: (ledger: Ledger, reception: Reception) => Ledger) => {
    const ledger = lifecycle.getCacheEntry().data
    const next = ledger && recipe(ledger, receptionOf(lifecycle.getState()))
    if (next && next !== ledger) lifecycle.updateCachedData(() => next)
  }
  const timer = setInterval(() => change(release), RELEASE_MS)
  stop.signal.addEventListener('abort', () => clearInterval(timer))

  let isFirst = true
  followTopic<{ epoch: string; seq: number; lists?: readonly FootballList[] }>({
    socket: live,
    topic: TOPIC.footballBoard,
    signal: stop.signal,
    loadSnapshot: async () => {
      // What is on the screen is the first snapshot.
      if (isFirst) {
        isFirst = false
        return { epoch: first.epoch, seq: first.seq }
      }
      const lists = await readLists(http, ids, stop.signal)
      const { epoch, seq } = ledgerOf(lists, receptionOf(lifecycle.getState()))
      return { epoch, seq, lists }
    },
    onSnapshot: ({ lists }) => {
      if (lists) change((ledger, reception) => ledgerOf(lists, reception, ledger))
    },
    onEvent: ({ seq, data }) => {
      const event = readMatchEvent(data)
      // A payload that breaks the contract means that something was lost: throwing asks for the snapshot again.
      if (!event) throw new Error('malformed event on board/football')
      change((ledger, reception) => afterEvent(ledger, event, seq, reception))
    },
  })
}
