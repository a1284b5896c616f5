import { type ApiError, api, mapFailure, mutationOf, queryOf } from '@saidian/shared/api'
import {
  type ConversationPage,
  deleteConversation,
  getConversation,
  openConversation,
  readConversation,
  setConversation,
} from '@saidian/shared/contracts/messaging'
import type { RootState, ThunkExtra } from '@saidian/shared/store'
import { type ListedConversation, withReadUpTo } from './counted.rules'
import {
  type ConversationList,
  changeConversation,
  emptyList,
  findConversation,
  withAnswers,
  withListed,
  withoutConversation,
} from './list.rules'
import { followList } from './live/follow-list'
import { readPage } from './live/read-list'
import { createListStorage } from './live/store-changes'
import { loginTagOf, readStoredList } from './stored-list'

/** What RTK Query gives `queryFn`, as far as it is used here. */
type Reading = { extra: unknown; getState: () => unknown; signal: AbortSignal }
type Answer = { data: ConversationList; error?: undefined } | { error: ApiError; data?: undefined }

type OfMember = { memberId: string; id: string }
type Marks = { isPinned?: boolean; isMuted?: boolean }

/**
 * The conversations by the id of the member, empty until it is known: what this device stored at
 * once, then what the server answers, live while a page shows them.
 */
const conversationsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    conversations: build.query<ConversationList, string>({
      queryFn: (memberId, reading) => readList(memberId, reading),
      async onCacheEntryAdded(memberId, entry) {
        const isLoaded = await entry.cacheDataLoaded.then(
          () => true,
          () => false,
        )
        if (!isLoaded || memberId === '') return
        const life = new AbortController()
        void entry.cacheEntryRemoved.then(() => life.abort())
        const { http, im } = entry.extra as ThunkExtra
        const get = () => entry.getCacheEntry().data
        const storage = createListStorage(tagOf(entry.getState()), get, life.signal)
        const change = (recipe: (list: ConversationList) => ConversationList) => {
          const current = get()
          const next = current && recipe(current)
          if (!next || next === current || life.signal.aborted) return
          entry.updateCachedData(() => next)
          storage.changed()
        }
        storage.changed()
        followList({ http, im, signal: life.signal, get, change }, memberId)
      },
    }),
    conversation: queryOf(build, getConversation, { args: (id: string) => ({ query: { id } }) }),
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
    readConversation: mutationOf(build, readConversation, {
      args: ({ id, seq }: OfMember & { seq: number }) => ({ body: { id, seq } }),
      // Not undone by a failure: the marker is sent again when the list is read again.
      onQueryStarted({ memberId, id, seq }, { dispatch }) {
        const read = (one: ListedConversation) => withReadUpTo(one, seq)
        dispatch(changeList(memberId, (list) => changeConversation(list, id, read)))
      },
    }),
    openConversation: mutationOf(build, openConversation, {
      args: ({ other }: { memberId: string; other: string }) => ({ body: { memberId: other } }),
      async onQueryStarted({ memberId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(changeList(memberId, (list) => withAnswers(list, [answer.data])))
      },
    }),
  }),
})

async function readList(memberId: string, { extra, getState, signal }: Reading): Promise<Answer> {
  const loginTag = tagOf(getState())
  const stored = await readStoredList({ memberId, loginTag })
  const known = cachedList(getState(), memberId)
  if (known && !known.isStored) return { data: { ...known, memberId } }
  const shown = known ?? stored
  if (shown) return { data: shown }
  try {
    const { http } = extra as ThunkExtra
    const page = await firstPage(loginTag, () => readPage(http, null, signal))
    const { epoch, seq, conversations, next } = page
    const list = withAnswers(emptyList(memberId), conversations)
    return { data: { ...list, epoch, seq, next } }
  } catch (failure) {
    return { error: mapFailure(failure) }
  }
}

const firstPages = new Map<string, Promise<ConversationPage>>()

/** The page of a login that is being read already: the member may become known meanwhile. */
function firstPage(
  login: string,
  read: () => Promise<ConversationPage>,
): Promise<ConversationPage> {
  const reading = firstPages.get(login) ?? read().finally(() => firstPages.delete(login))
  firstPages.set(login, reading)
  return reading
}

/** The list of this member, or what was read of it before the member was known. */
function cachedList(state: unknown, memberId: string): ConversationList | undefined {
  const { select } = conversationsApi.endpoints.conversations
  const own = select(memberId)(state as never).data
  return own ?? select('')(state as never).data
}

function withMarks(one: ListedConversation, { isPinned, isMuted }: Marks): ListedConversation {
  return { ...one, isPinned: isPinned ?? one.isPinned, isMuted: isMuted ?? one.isMuted }
}

function tagOf(state: unknown): string {
  return loginTagOf((state as RootState).session.auth?.token ?? '')
}

function changeList(memberId: string, recipe: (list: ConversationList) => ConversationList) {
  return conversationsApi.util.updateQueryData('conversations', memberId, recipe as never)
}

export const {
  useConversationQuery,
  useConversationsQuery,
  useSetConversationMutation,
  useDeleteConversationMutation,
  useReadConversationMutation,
  useOpenConversationMutation,
} = conversationsApi
