import { api, callOf } from '@saidian/shared/api'
import {
  type BallPosition,
  getMatchNavigation,
  isMatchEvent,
} from '@saidian/shared/contracts/football'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { ThunkExtra } from '@saidian/shared/store'
import { mergePositions, type PublishedPosition } from './play.rules'

export type BallPositions = {
  ballPositions: readonly PublishedPosition[]
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
}

const NOTHING: BallPositions = { ballPositions: [], clockOffsetMs: 0 }

/** Positions of an event, and the server's clock of it in milliseconds. */
type PositionsEvent = { ballPositions: readonly PublishedPosition[]; serverAt: number }

function withEvent(
  known: BallPositions,
  { ballPositions, serverAt }: PositionsEvent,
): BallPositions {
  return {
    ballPositions: mergePositions(known.ballPositions, ballPositions),
    clockOffsetMs: serverAt - Date.now(),
  }
}

const ballPositionsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    /** Ball positions: the last minute from the header, then the events of the topic. */
    matchBallPositions: build.query<BallPositions, number>({
      keepUnusedDataFor: 5,
      queryFn: async (id, _api, _options, baseQuery) => {
        // Loaded again: the cached header is as old as the page.
        const { data, error } = await baseQuery(callOf(getMatchNavigation)({ params: { id } }))
        // Without the header, the ball is shown from the next event on.
        if (error || !data) return { data: NOTHING }
        const { ballPositions = [], serverAt } = data as {
          ballPositions?: BallPosition[]
          serverAt: number
        }
        // The header has no publishing time: positions count as published when they happened.
        const past = ballPositions.map((ballPosition) => ({
          ...ballPosition,
          publishedAt: ballPosition.at,
        }))
        return { data: withEvent(NOTHING, { ballPositions: past, serverAt }) }
      },
      onCacheEntryAdded: async (
        matchId,
        { extra, updateCachedData, cacheDataLoaded, cacheEntryRemoved },
      ) => {
        const stop = new AbortController()
        cacheEntryRemoved.then(() => stop.abort())
        let isLoaded = false
        let early: PositionsEvent[] = []
        const onEvent = ({ data }: { data: unknown }) => {
          if (!isMatchEvent(data) || !data.ballPositions) return
          const { serverAt } = data
          const published = {
            ballPositions: data.ballPositions.map((ballPosition) => ({
              ...ballPosition,
              publishedAt: serverAt / 1000,
            })),
            serverAt,
          }
          if (isLoaded) updateCachedData((known) => withEvent(known, published))
          else early.push(published)
        }
        const { live } = extra as ThunkExtra
        live.subscribe(TOPIC.footballMatch(matchId), { onEvent }, { signal: stop.signal })
        // Rejects if the cache entry is removed before its data has loaded.
        isLoaded = await cacheDataLoaded.then(
          () => true,
          () => false,
        )
        if (isLoaded) updateCachedData((known) => early.reduce(withEvent, known))
        early = []
      },
    }),
  }),
})

export const { useMatchBallPositionsQuery } = ballPositionsApi
