import { api, CALLER_TAG, callOf, mutationOf } from '@saidian/shared/api'
import {
  bookBroadcast,
  getRooms,
  type RoomColumn,
  type RoomList,
  type ScheduledBroadcast,
} from '@saidian/shared/contracts/rooms'

/** Seconds that a column stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300

/** `column`: the list that shows the broadcast. */
export type Booking = { column: RoomColumn; broadcastId: number; isOn: boolean }
type Booked = Pick<ScheduledBroadcast, 'isBooked' | 'bookings'>

const roomListApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    rooms: build.infiniteQuery<RoomList, RoomColumn, number>({
      // The first page is asked for as `preload` of remote.json writes it.
      query: ({ queryArg: column, pageParam: page }) =>
        callOf(getRooms)({ query: { column, ...(page > 1 && { page }) } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
      },
      keepUnusedDataFor: CACHE_SECONDS,
      providesTags: [CALLER_TAG],
    }),
    book: mutationOf(build, bookBroadcast, {
      args: ({ broadcastId, isOn }: Booking) => ({ body: { broadcastId, isOn } }),
      async onQueryStarted({ column, broadcastId, isOn }, { dispatch, queryFulfilled }) {
        const change = (booked: (before: Booked) => Booked) =>
          dispatch(
            roomListApi.util.updateQueryData('rooms', column, (list) => {
              for (const { upcoming } of list.pages) {
                const broadcast = upcoming.find(({ id }) => id === broadcastId)
                if (broadcast) Object.assign(broadcast, booked(broadcast))
              }
            }),
          )
        const shown = change(({ bookings }) => ({
          isBooked: isOn,
          bookings: Math.max(0, bookings + (isOn ? 1 : -1)),
        }))
        try {
          const { data } = await queryFulfilled
          change(() => data)
        } catch {
          shown.undo()
        }
      },
    }),
  }),
})

export const { useRoomsInfiniteQuery, useBookMutation } = roomListApi
export const { rooms } = roomListApi.endpoints
