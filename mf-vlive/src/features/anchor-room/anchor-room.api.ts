import { api, queryOf } from '@saidian/shared/api'
import { getRoomOfAnchor } from '@saidian/shared/contracts/rooms'

const anchorRoomApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    roomOfAnchor: queryOf(build, getRoomOfAnchor, {
      args: (memberId: string) => ({ params: { memberId } }),
    }),
  }),
})

export const { useRoomOfAnchorQuery } = anchorRoomApi
