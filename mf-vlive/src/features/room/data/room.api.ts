import { api, CALLER_TAG, callEndpoint, mutationOf, queryOf } from '@saidian/shared/api'
import {
  bookBroadcast,
  getRoom,
  getRoomRank,
  isRoomEvent,
  manageEndpoints,
  type RoomDetail,
  type RoomEvent,
  stayInRoom,
} from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { topicQuery } from '@saidian/shared/live'
import { type RoomView, withDetail, withEvent } from './room-view.rules'

type Rank = { roomId: number; period: 'day' | 'week' }

const roomApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    room: build.query<RoomView, number>({
      ...topicQuery<RoomView, RoomDetail, number, RoomEvent>({
        load: (http, roomId, { signal, current }) =>
          callEndpoint(
            http,
            getRoom,
            { params: { roomId } },
            { signal, needsNetwork: current !== undefined },
          ),
        topicOf: (roomId) => TOPIC.room(roomId),
        isEventOf: () => isRoomEvent,
        // Nothing here gives a result away, so nothing waits for the picture.
        rulesOf: () => ({
          takeSnapshot: withDetail,
          takeEvent: (view, event, { seq }) => withEvent(view, event, seq),
          release: (view) => view,
        }),
      }),
      providesTags: [CALLER_TAG],
    }),
    roomRank: queryOf(build, getRoomRank, {
      args: ({ roomId, period }: Rank) => ({ params: { roomId }, query: { period } }),
    }),
    stay: mutationOf(build, stayInRoom),
    bookHere: mutationOf(build, bookBroadcast, {
      args: ({ broadcastId, isOn }: { roomId: number; broadcastId: number; isOn: boolean }) => ({
        body: { broadcastId, isOn },
      }),
      async onQueryStarted({ roomId, broadcastId, isOn }, { dispatch, queryFulfilled }) {
        const change = (booked: { isBooked: boolean; bookings?: number }) =>
          dispatch(
            roomApi.util.updateQueryData('room', roomId, (view) => {
              const one = view.upcoming.find(({ id }) => id === broadcastId)
              if (one) Object.assign(one, booked)
            }),
          )
        const shown = change({ isBooked: isOn })
        try {
          change((await queryFulfilled).data)
        } catch {
          shown.undo()
        }
      },
    }),
    mute: mutationOf(build, manageEndpoints.mute),
    removeMember: mutationOf(build, manageEndpoints.remove),
    setManager: mutationOf(build, manageEndpoints.setManager),
    clearMessages: mutationOf(build, manageEndpoints.clear),
    setSlowMode: mutationOf(build, manageEndpoints.slow),
  }),
})

export const {
  useRoomQuery,
  useRoomRankQuery,
  useStayMutation,
  useBookHereMutation,
  useMuteMutation,
  useRemoveMemberMutation,
  useSetManagerMutation,
  useClearMessagesMutation,
  useSetSlowModeMutation,
} = roomApi
export const { room } = roomApi.endpoints
