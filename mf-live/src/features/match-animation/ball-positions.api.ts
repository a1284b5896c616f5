import { api, callOf } from '@saidian/shared/api'
import { type BallPosition, getMatchNavigation, TOPIC } from '@saidian/shared/contracts'
import type { ThunkExtra } from '@saidian/shared/store'
import { readMatchEvent } from '../../match/read-match-event.rules'
import { mergePositions, type PublishedPosition } from './play.rules'

export type BallPositions = {
  ballPositions: readonly PublishedPosition[]
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
}

const NOTHING: BallPositions = { ballPositions: [], clockOffsetMs: 0 }

/** Beats that are told, and the server's clock as they were. */
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
    /** Where the ball is: the last minute as the header has it, then as it is told while it happens. */
    matchBallPositions: build.query<BallPositions, number>({
      keepUnusedDataFor: 5,
      queryFn: async (id, _api, _options, ask) => {
        // Asked for now, although the page has a header: what that one knows of the ball is as old as the page.
        const { data, error } = await ask(callOf(getMatchNavigation)({ params: { id } }))
        // Without its past the ball is shown from the next word on.
        if (error || !data) return { data: NOTHING }
        const { ballPositions = [], serverAt } = data as {
          ballPositions?: BallPosition[]
          serverAt: number
        }
        // They were told as they happened: what is a while ago is no news.
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
          const event = readMatchEvent(data)
          if (!event?.ballPositions) return
          const { serverAt } = event
          const published = {
            ballPositions: event.ballPositions.map((ballPosition) => ({
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
        // Rejects when the entry goes before its data came.
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
