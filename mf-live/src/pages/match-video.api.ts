import { api, queryOf } from '@saidian/shared/api'
import { getRoomsOfMatch } from '@saidian/shared/contracts/rooms'

const matchVideoApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchRooms: queryOf(build, getRoomsOfMatch, {
      args: (matchId: number) => ({ params: { matchId } }),
    }),
  }),
})

export const { useMatchRoomsQuery } = matchVideoApi
