import { api, queryOf } from '@saidian/shared/api'
import { getRooms, ROOM_COLUMN } from '@saidian/shared/contracts/rooms'

const roomStripApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    hotRooms: queryOf(build, getRooms, {
      args: (_: undefined) => ({ query: { column: ROOM_COLUMN.hot } }),
    }),
  }),
})

export const { useHotRoomsQuery } = roomStripApi
