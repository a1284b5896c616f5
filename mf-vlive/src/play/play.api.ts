import { api, mutationOf, queryOf } from '@saidian/shared/api'
import { getRoomsOfMatch, playRoom } from '@saidian/shared/contracts/rooms'

const playApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    roomsOfMatch: queryOf(build, getRoomsOfMatch, {
      args: (matchId: number) => ({ params: { matchId } }),
    }),
    // A mutation: every call makes new signed addresses, none is worth caching.
    playRoom: mutationOf(build, playRoom),
  }),
})

export const { useRoomsOfMatchQuery, usePlayRoomMutation } = playApi
