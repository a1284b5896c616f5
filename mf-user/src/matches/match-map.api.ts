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
import { afterEvent, type MatchMap, matchMapOf, oldestOf, release } from './match-map.rules'
import { type MatchEvent, readMatchEvent } from './read-event.rules'

type Answer = { data: MatchMap } | { error: ApiError }

/** Matches by id, updated live while a page shows them. */
const matchMapApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchMap: build.query<MatchMap, readonly number[]>({
      queryFn: async (ids, { extra, getState, signal }): Promise<Answer> => {
        try {
          const lists = await readLists((extra as ThunkExtra).http, ids, signal)
          const previous = matchMapApi.endpoints.matchMap.select(ids)(getState() as never).data
          return { data: matchMapOf(lists, applyContextOf(getState()), previous) }
        } catch (failure) {
          return { error: mapFailure(failure) }
        }
      },
      onCacheEntryAdded: (ids, entry) => followMatchMap(entry, ids),
    }),
  }),
})

/** Reads matches in batches of `MAX_MATCHES`. Rejects with `ApiFailure`. */
function readLists(
  http: Http,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<FootballList[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_MATCHES) }, (_, at) =>
    ids.slice(at * MAX_MATCHES, (at + 1) * MAX_MATCHES),
  )
  return Promise.all(
    batches.map((batch) =>
      callEndpoint(http, getFootballByIds, { query: { ids: batch.join('!') } }, { signal }),
    ),
  )
}

function followMatchMap(entry: CacheEntry<MatchMap>, ids: readonly number[]): Promise<void> {
  const { live, http } = entry.extra as ThunkExtra
  const context = () => applyContextOf(entry.getState())
  return followEntry<MatchMap, Position & { lists: readonly FootballList[] }, MatchEvent>(entry, {
    socket: live,
    topic: TOPIC.footballBoard,
    load: async (_, signal) => {
      const lists = await readLists(http, ids, signal)
      const { epoch, seq } = oldestOf(lists)
      return { epoch, seq, lists }
    },
    readEvent: readMatchEvent,
    takeSnapshot: (matchMap, { lists }) => matchMapOf(lists, context(), matchMap),
    takeEvent: (matchMap, event, { seq }) => afterEvent(matchMap, event, seq, context()),
    release: (matchMap) => release(matchMap, context()),
  })
}

export const { useMatchMapQuery } = matchMapApi
