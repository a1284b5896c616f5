import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import {
  getRoomHistory,
  isRoomEvent,
  type RoomEvent,
  type RoomHistory,
  type RoomWelcome,
  readRoomNotices,
  sendRoomMessage,
  welcomeToRoom,
} from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { type LiveState, liveQuery, loadBy } from '@saidian/shared/live'
import { roomResource, withOlder } from './room.rules'

type Room = LiveState<RoomWelcome, RoomEvent>

const roomApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    room: build.query<Room, number>(
      liveQuery<RoomWelcome, number, RoomEvent>({
        resource: roomResource,
        load: loadBy(welcomeToRoom, (matchId) => ({ body: { matchId } })),
        topicOf: TOPIC.matchRoom,
        isEvent: isRoomEvent,
      }),
    ),
    roomNotices: queryOf(build, readRoomNotices, {
      args: (matchId: number) => ({ body: { matchId } }),
    }),
    olderMessages: build.mutation<RoomHistory, { matchId: number; before: number }>({
      query: (body) => callOf(getRoomHistory)({ body }),
      async onQueryStarted({ matchId }, { dispatch, queryFulfilled }) {
        const page = await queryFulfilled.catch(() => null)
        if (page) dispatch(changeShown(matchId, (room) => withOlder(room, page.data)))
      },
    }),
    say: mutationOf(build, sendRoomMessage, {
      args: (body: { matchId: number; text: string; key: string }) => ({ body }),
      // The own message is shown at once, whatever the stream delay is.
      async onQueryStarted({ matchId }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        const event = { serverAt: sent.data.at * 1_000, said: [sent.data] }
        dispatch(changeShown(matchId, (room) => roomResource.apply(room, event)))
      },
    }),
  }),
})

function changeShown(matchId: number, change: (room: RoomWelcome) => RoomWelcome) {
  return roomApi.util.updateQueryData('room', matchId, (room) => ({
    ...room,
    shown: change(room.shown),
  }))
}

export const { useRoomQuery, useRoomNoticesQuery, useOlderMessagesMutation, useSayMutation } =
  roomApi
