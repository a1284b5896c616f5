import { api, callOf, mutationOf, queryOf } from '../../api'
import {
  getRoomHistory,
  isRoomEvent,
  type RoomEvent,
  type RoomHistory,
  readRoomNotices,
  reportMessage,
  sendRoomMessage,
  welcomeToRoom,
} from '../../contracts/rooms'
import { applyContextOf, type LiveState, liveQuery, loadBy, settingContextOf } from '../../live'
import { type Conversation, conversationResource, withOlder } from './conversation.rules'
import { bodyOf, type ConversationOf } from './conversation-of'

type Cached = LiveState<Conversation, RoomEvent>
type Older = { of: ConversationOf; before: number }
type Said = { of: ConversationOf; text: string; key: string }

const conversationApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    conversation: build.query<Cached, ConversationOf>(
      liveQuery<Conversation, ConversationOf, RoomEvent>({
        resource: conversationResource,
        load: loadBy(welcomeToRoom, (of) => ({ body: bodyOf(of) })),
        topicOf: (_, { topic }) => topic,
        // People in a room say what they saw in the picture: it does not have to wait for it.
        contextOf: (state, of) =>
          'roomId' in of ? settingContextOf(state) : applyContextOf(state),
        isEvent: isRoomEvent,
      }),
    ),
    roomNotices: queryOf(build, readRoomNotices, {
      args: (of: ConversationOf) => ({ body: bodyOf(of) }),
    }),
    olderMessages: build.mutation<RoomHistory, Older>({
      query: ({ of, before }) => callOf(getRoomHistory)({ body: { ...bodyOf(of), before } }),
      async onQueryStarted({ of }, { dispatch, queryFulfilled }) {
        const page = await queryFulfilled.catch(() => null)
        if (page) dispatch(changeShown(of, (room) => withOlder(room, page.data)))
      },
    }),
    say: mutationOf(build, sendRoomMessage, {
      args: ({ of, text, key }: Said) => ({ body: { ...bodyOf(of), text, key } }),
      // The own message is shown at once, whatever the stream delay is.
      async onQueryStarted({ of }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        const event = { serverAt: sent.data.at * 1_000, said: [sent.data] }
        dispatch(changeShown(of, (room) => conversationResource.apply(room, event)))
      },
    }),
    report: mutationOf(build, reportMessage, {
      args: (body: { messageId: number; reason: ReportReason }) => ({ body }),
    }),
  }),
})

type ReportReason = 'advert' | 'abuse' | 'sexual' | 'fraud' | 'minor' | 'other'

function changeShown(of: ConversationOf, change: (room: Conversation) => Conversation) {
  return conversationApi.util.updateQueryData('conversation', of, (room) => ({
    ...room,
    shown: change(room.shown),
  }))
}

export const {
  useConversationQuery,
  useRoomNoticesQuery,
  useOlderMessagesMutation,
  useSayMutation,
  useReportMutation,
} = conversationApi
