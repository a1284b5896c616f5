import { api, callOf } from '@saidian/shared/api'
import { type BallPosition, getMatchNavigation, TOPIC } from '@saidian/shared/contracts'
import type { ThunkExtra } from '@saidian/shared/store'
import { readMatchEvent } from '../../match/read-match-event.rules'
import { type ToldBeat, withBeats } from './play.rules'

export type Beats = {
  ballPositions: readonly ToldBeat[]
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
}

const NOTHING: Beats = { ballPositions: [], clockOffsetMs: 0 }

/** Beats that are told, and the server's clock as they were. */
type LiveEvent = { ballPositions: readonly ToldBeat[]; serverAt: number }

function withTold(known: Beats, { ballPositions, serverAt }: LiveEvent): Beats {
  return {
    ballPositions: withBeats(known.ballPositions, ballPositions),
    clockOffsetMs: serverAt - Date.now(),
  }
}

const beatsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    /** Where the ball is: the last minute as the header has it, then as it is told while it happens. */
    matchBeats: build.query<Beats, number>({
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
        return { data: withTold(NOTHING, { ballPositions: past, serverAt }) }
      },
      onCacheEntryAdded: async (
        matchId,
        { extra, updateCachedData, cacheDataLoaded, cacheEntryRemoved },
      ) => {
        const stop = new AbortController()
        cacheEntryRemoved.then(() => stop.abort())
        let isLoaded = false
        let early: LiveEvent[] = []
        const onEvent = ({ data }: { data: unknown }) => {
          const event = readMatchEvent(data)
          if (!event?.ballPositions) return
          const { serverAt } = event
          const told = {
            ballPositions: event.ballPositions.map((ballPosition) => ({
              ...ballPosition,
              publishedAt: serverAt / 1000,
            })),
            serverAt,
          }
          if (isLoaded) updateCachedData((known) => withTold(known, told))
          else early.push(told)
        }
        const { live } = extra as ThunkExtra
        live.subscribe(TOPIC.footballMatch(matchId), { onEvent }, { signal: stop.signal })
        // Rejects when the entry goes before its data came.
        isLoaded = await cacheDataLoaded.then(
          () => true,
          () => false,
        )
        if (isLoaded) updateCachedData((known) => early.reduce(withTold, known))
        early = []
      },
    }),
  }),
})

export const { useMatchBeatsQuery } = beatsApi
