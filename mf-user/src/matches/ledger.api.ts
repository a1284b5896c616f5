import { type ApiError, api, callEndpoint, type Http, mapFailure } from '@saidian/shared/api'
import {
  type FootballList,
  getFootballByIds,
  MAX_MATCHES,
  type Position,
  TOPIC,
} from '@saidian/shared/contracts'
import { applyContextOf, type CacheEntry, followEntry } from '@saidian/shared/live'
import type { ThunkExtra } from '@saidian/shared/store'
import { afterEvent, type Ledger, ledgerOf, oldestOf, release } from './ledger.rules'
import { type MatchEvent, readMatchEvent } from './read-event.rules'

type Answer = { data: Ledger } | { error: ApiError }

/** Matches by their ids, kept in step while a page shows them. */
const ledgerApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    ledger: build.query<Ledger, readonly number[]>({
      queryFn: async (ids, { extra, getState, signal }): Promise<Answer> => {
        try {
          const lists = await readLists((extra as ThunkExtra).http, ids, signal)
          const previous = ledgerApi.endpoints.ledger.select(ids)(getState() as never).data
          return { data: ledgerOf(lists, applyContextOf(getState()), previous) }
        } catch (failure) {
          return { error: mapFailure(failure) }
        }
      },
      onCacheEntryAdded: (ids, entry) => followLedger(entry, ids),
    }),
  }),
})

/** Reads matches, so many at a time as the server gives. Rejects with `ApiFailure`. */
function readLists(
  http: Http,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<FootballList[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_MATCHES) }, (_, at) =>
    ids.slice(at * MAX_MATCHES, (at + 1) * MAX_MATCHES),
  )
  return Promise.all(
    parts.map((part) =>
      callEndpoint(http, getFootballByIds, { query: { ids: part.join('!') } }, { signal }),
    ),
  )
}

function followLedger(entry: CacheEntry<Ledger>, ids: readonly number[]): Promise<void> {
  const { live, http } = entry.extra as ThunkExtra
  const context = () => applyContextOf(entry.getState())
  return followEntry<Ledger, Position & { lists: readonly FootballList[] }, MatchEvent>(entry, {
    socket: live,
    topic: TOPIC.footballBoard,
    load: async (_, signal) => {
      const lists = await readLists(http, ids, signal)
      const { epoch, seq } = oldestOf(lists)
      return { epoch, seq, lists }
    },
    readEvent: readMatchEvent,
    takeSnapshot: (ledger, { lists }) => ledgerOf(lists, context(), ledger),
    takeEvent: (ledger, event, { seq }) => afterEvent(ledger, event, seq, context()),
    release: (ledger) => release(ledger, context()),
  })
}

export const { useLedgerQuery } = ledgerApi
