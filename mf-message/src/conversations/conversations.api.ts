import { type ApiError, api, mapFailure } from '@saidian/shared/api'
import type { Conversation, ConversationPage } from '@saidian/shared/contracts/messaging'
import {
  type ConversationList,
  emptyList,
  findConversation,
  withAnswers,
} from '@saidian/shared/conversation'
import type { RootState, ThunkExtra } from '@saidian/shared/store'
import { followList } from './live/follow-list'
import { readPage } from './live/read-list'
import { createListStorage } from './live/store-changes'
import { loginTagOf, readStoredList } from './stored-list'

/** What RTK Query gives `queryFn`, as far as it is used here. */
type Reading = { extra: unknown; getState: () => unknown; signal: AbortSignal }
/** What RTK Query gives `onCacheEntryAdded`, as far as it is used here. */
type CacheEntry = {
  extra: unknown
  getState: () => unknown
  getCacheEntry: () => { data?: ConversationList }
  updateCachedData: (recipe: () => ConversationList) => unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: PromiseLike<unknown>
}

type Answer = { data: ConversationList; error?: undefined } | { error: ApiError; data?: undefined }

/**
 * The conversations by the id of the member, empty until it is known: what this device stored at
 * once, then what the server answers, live while a page shows them.
 */
const conversationsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    conversations: build.query<ConversationList, string>({
      queryFn: (memberId, reading) => readList(memberId, reading),
      onCacheEntryAdded: (memberId, entry) => followWhileCached(memberId, entry),
    }),
  }),
})

/** Follows and stores a list while it is cached. */
async function followWhileCached(memberId: string, entry: CacheEntry): Promise<void> {
  const isLoaded = await Promise.resolve(entry.cacheDataLoaded).then(
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
}

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
export function cachedList(state: unknown, memberId: string): ConversationList | undefined {
  const { select } = conversationsApi.endpoints.conversations
  const own = select(memberId)(state as never).data
  return own ?? select('')(state as never).data
}

/** A conversation as the cached list has it, or else the list that this device stored. */
export function listedConversation(memberId: string, id: string) {
  return async (_: unknown, getState: () => unknown): Promise<Conversation | null> => {
    const list = cachedList(getState(), memberId)
    const login = { memberId, loginTag: tagOf(getState()) }
    return findConversation(list ?? (await readStoredList(login)) ?? undefined, id) ?? null
  }
}

function tagOf(state: unknown): string {
  return loginTagOf((state as RootState).session.auth?.token ?? '')
}

/** Changes the cached list of a member. */
export function changeList(memberId: string, recipe: (list: ConversationList) => ConversationList) {
  return conversationsApi.util.updateQueryData('conversations', memberId, recipe as never)
}

export const { useConversationsQuery } = conversationsApi
