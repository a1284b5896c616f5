import { api, callEndpoint, callOf, mutationOf } from '@saidian/shared/api'
import {
  getNotices,
  NOTICES_A_PAGE,
  type Notice,
  type NoticePage,
  readNotices,
} from '@saidian/shared/contracts/notices'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { topicQuery } from '@saidian/shared/live'
import { afterEvent, isMemberEvent, type MemberEvent, withOlder, withRead } from './notices.rules'

/** The most that one request may ask for. */
const MAX_LIMIT = 5 * NOTICES_A_PAGE

type Marked = { memberId: string; notice: Notice }
type ManyMarked = { memberId: string; ids: readonly string[] }

/** Notices by the id of the member, empty until it is known. They stay live on `user/{id}`. */
const noticesApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    notices: build.query<NoticePage, string>(
      topicQuery<NoticePage, NoticePage, string, MemberEvent>({
        socket: 'im',
        load(http, _memberId, { current, signal }) {
          // As many as are on the screen, so that none disappears.
          const shown = current?.notices.length ?? 0
          const limit = Math.min(Math.max(shown, NOTICES_A_PAGE), MAX_LIMIT)
          const options = { signal, needsNetwork: current !== undefined }
          return callEndpoint(http, getNotices, { query: { limit } }, options)
        },
        topicOf: (memberId) => (memberId === '' ? undefined : TOPIC.user(memberId)),
        isEventOf: () => isMemberEvent,
        rulesOf: () => ({
          takeSnapshot: (_current, page) => page,
          takeEvent: (current, event, position) => ({
            ...afterEvent(current, event),
            ...position,
          }),
          release: (current) => current,
        }),
      }),
    ),
    olderNotices: build.mutation<NoticePage, Marked>({
      query: ({ notice: { at, id } }) =>
        callOf(getNotices)({ query: { before: at, beforeId: id } }),
      async onQueryStarted({ memberId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(change(memberId, (page) => withOlder(page, answer.data)))
      },
    }),
    readNotice: mutationOf(build, readNotices, {
      args: ({ notice }: Marked) => ({ body: { ids: [notice.id] } }),
      async onQueryStarted({ memberId, notice: { id, kind } }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          change(memberId, (page) => {
            const { total, kinds } = page.unread
            const ofKind = Math.max(0, (kinds[kind] ?? 0) - 1)
            const unread = { total: Math.max(0, total - 1), kinds: { ...kinds, [kind]: ofKind } }
            return withRead(page, { ids: [id], upTo: null, unread })
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
    readNotices: mutationOf(build, readNotices, {
      args: ({ ids }: ManyMarked) => ({ body: { ids: [...ids] } }),
      async onQueryStarted({ memberId, ids }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const read = { ids: [...ids], upTo: null, unread: answer.data }
        dispatch(change(memberId, (page) => withRead(page, read)))
      },
    }),
  }),
})

function change(memberId: string, recipe: (page: NoticePage) => NoticePage) {
  return noticesApi.util.updateQueryData('notices', memberId, recipe)
}

export const {
  useNoticesQuery,
  useOlderNoticesMutation,
  useReadNoticeMutation,
  useReadNoticesMutation,
} = noticesApi
