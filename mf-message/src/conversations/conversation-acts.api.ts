import { api, mutationOf, queryOf } from '@saidian/shared/api'
import {
  deleteConversation,
  getConversation,
  openConversation,
  readConversation as readEndpoint,
  setConversation,
} from '@saidian/shared/contracts/messaging'
import {
  changeConversation,
  findConversation,
  type ListedConversation,
  withAnswers,
  withListed,
  withoutConversation,
  withReadUpTo,
} from '@saidian/shared/conversation'
import { cachedList, changeList } from './conversations.api'

type OfMember = { memberId: string; id: string }
type Marks = { isPinned?: boolean; isMuted?: boolean }

/** What a member does with a conversation: the list shows it at once, and takes back a failure. */
const actsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    oneConversation: queryOf(build, getConversation, { args: (id: string) => ({ query: { id } }) }),
    setConversation: mutationOf(build, setConversation, {
      args: ({ id, isPinned, isMuted }: OfMember & Marks) => ({
        body: {
          id,
          ...(isPinned === undefined ? {} : { isPinned }),
          ...(isMuted === undefined ? {} : { isMuted }),
        },
      }),
      async onQueryStarted({ memberId, id, ...marks }, { dispatch, getState, queryFulfilled }) {
        const before = findConversation(cachedList(getState(), memberId), id)
        const mark = (given: Marks) =>
          dispatch(
            changeList(memberId, (list) =>
              changeConversation(list, id, (one) => withMarks(one, given)),
            ),
          )
        mark(marks)
        await queryFulfilled.then(
          ({ data }) => dispatch(changeList(memberId, (list) => withAnswers(list, [data]))),
          () => before && mark({ isPinned: before.isPinned, isMuted: before.isMuted }),
        )
      },
    }),
    deleteConversation: mutationOf(build, deleteConversation, {
      args: ({ id, upTo }: OfMember & { upTo: number }) => ({ body: { id, upTo } }),
      async onQueryStarted({ memberId, id }, { dispatch, getState, queryFulfilled }) {
        const before = findConversation(cachedList(getState(), memberId), id)
        dispatch(changeList(memberId, (list) => withoutConversation(list, id)))
        await queryFulfilled.catch(
          () => before && dispatch(changeList(memberId, (list) => withListed(list, before))),
        )
      },
    }),
    readConversation: mutationOf(build, readEndpoint, {
      args: ({ id, seq }: OfMember & { seq: number }) => ({ body: { id, seq } }),
      // Not undone by a failure: the marker is sent again when the list is read again.
      onQueryStarted({ memberId, id, seq }, { dispatch }) {
        const read = (one: ListedConversation) => withReadUpTo(one, seq)
        dispatch(changeList(memberId, (list) => changeConversation(list, id, read)))
      },
    }),
    openConversation: mutationOf(build, openConversation, {
      args: ({ other }: { memberId: string; other: string }) => ({ body: { memberId: other } }),
      call: { isAwaited: true },
      async onQueryStarted({ memberId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(changeList(memberId, (list) => withAnswers(list, [answer.data])))
      },
    }),
  }),
})

function withMarks(one: ListedConversation, { isPinned, isMuted }: Marks): ListedConversation {
  return { ...one, isPinned: isPinned ?? one.isPinned, isMuted: isMuted ?? one.isMuted }
}

export const { readConversation } = actsApi.endpoints

export const {
  useOneConversationQuery,
  useSetConversationMutation,
  useDeleteConversationMutation,
  useReadConversationMutation,
  useOpenConversationMutation,
} = actsApi
