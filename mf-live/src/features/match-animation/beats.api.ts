import { api } from '@saidian/shared/api'
import { type PlayBeat, TOPIC } from '@saidian/shared/contracts'
import type { ThunkExtra } from '@saidian/shared/store'
import { readMatchEvent } from '../../match/read-match-event.rules'
import { withBeats } from './play.rules'

export type Beats = {
  beats: readonly PlayBeat[]
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
}

const beatsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    /** Where the ball is: told while it happens and kept by nobody, so there is no snapshot. */
    matchBeats: build.query<Beats, number>({
      keepUnusedDataFor: 5,
      queryFn: () => ({ data: { beats: [], clockOffsetMs: 0 } }),
      onCacheEntryAdded: async (matchId, { extra, updateCachedData, cacheEntryRemoved }) => {
        const stop = new AbortController()
        const onEvent = ({ data }: { data: unknown }) => {
          const event = readMatchEvent(data)
          const told = event?.beats
          if (!event || !told) return
          updateCachedData((known) => ({
            beats: withBeats(known.beats, told),
            clockOffsetMs: event.serverAt - Date.now(),
          }))
        }
        const { live } = extra as ThunkExtra
        live.subscribe(TOPIC.footballMatch(matchId), { onEvent }, { signal: stop.signal })
        await cacheEntryRemoved
        stop.abort()
      },
    }),
  }),
})

export const { useMatchBeatsQuery } = beatsApi
