import { type ApiError, type Http, mapFailure } from '../api'
import type { Position } from '../contracts/sockets'
import type { RootState, ThunkExtra } from '../store'
import { type ApplyContext, applyContextOf } from './apply-context'
import { type CacheEntry, releaseInTime } from './cache-entry'
import { followEntry } from './follow-entry'

/**
 * How a cached state is read, changed by its topic and delayed. Every function answers the same
 * object when nothing changes.
 */
export type TopicQuery<State extends Position, Snapshot extends Position, Arg, Event> = {
  /** Reads a snapshot, at least as far as `current`. Rejects with `ApiFailure`. */
  load: (
    http: Http,
    arg: Arg,
    given: { current: State | undefined; signal: AbortSignal },
  ) => Promise<Snapshot>
  /** `im` for a topic of members; `live` by default. */
  socket?: 'live' | 'im'
  /** Undefined without a topic; what the delay buffers is released all the same. */
  topicOf: (arg: Arg, loaded: State) => string | undefined
  /** Whether data is an event by the contract. */
  isEventOf: (arg: Arg) => (data: unknown) => data is Event
  /** The delay of its states; that of the page by default. */
  contextOf?: (state: unknown, arg: Arg) => ApplyContext
  /** How snapshots, events and the passing of time change the state of `arg`. */
  rulesOf: (arg: Arg) => TopicRules<State, Snapshot, Event>
}

export type TopicRules<State extends Position, Snapshot, Event> = {
  takeSnapshot: (current: State | undefined, snapshot: Snapshot, context: ApplyContext) => State
  takeEvent: (current: State, event: Event, position: Position, context: ApplyContext) => State
  /** Shows what has waited for the stream delay long enough. */
  release: (current: State, context: ApplyContext) => State
  /** The connection to the topic is lost, or established again. */
  takeConnection?: (current: State, isDisconnected: boolean) => State
}

/** What RTK Query gives `queryFn`, as far as it is used here. */
type Reading = {
  extra: unknown
  getState: () => unknown
  signal: AbortSignal
  queryCacheKey?: string
}
type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError }

/** An endpoint of the one cache that follows its topic while it is cached. */
export function topicQuery<State extends Position, Snapshot extends Position, Arg, Event>({
  load,
  socket = 'live',
  topicOf,
  isEventOf,
  contextOf = applyContextOf,
  rulesOf,
}: TopicQuery<State, Snapshot, Arg, Event>) {
  return {
    queryFn: async (arg: Arg, reading: Reading): Promise<Answer<State>> => {
      const { extra, signal, getState } = reading
      // Events may change what is known while an answer is on its way.
      const known = () => knownState<State>(reading)
      try {
        const { http } = extra as ThunkExtra
        const snapshot = await load(http, arg, { current: known(), signal })
        const context = contextOf(getState(), arg)
        return { data: rulesOf(arg).takeSnapshot(known(), snapshot, context) }
      } catch (failure) {
        return { error: mapFailure(failure) }
      }
    },
    onCacheEntryAdded: async (arg: Arg, entry: CacheEntry<State>): Promise<void> => {
      const { http, ...sockets } = entry.extra as ThunkExtra
      const { takeSnapshot, takeEvent, release, takeConnection } = rulesOf(arg)
      const context = () => contextOf(entry.getState(), arg)
      const releaseDue = (current: State) => release(current, context())
      const loaded = await loadedState(entry)
      if (!loaded) return
      const topic = topicOf(arg, loaded)
      if (topic === undefined) return releaseInTime(entry, releaseDue)
      followEntry<State, Snapshot, Event>(entry, {
        socket: sockets[socket],
        topic,
        load: (current, signal) => load(http, arg, { current, signal }),
        isEvent: isEventOf(arg),
        takeSnapshot: (current, snapshot) => takeSnapshot(current, snapshot, context()),
        takeEvent: (current, event, position) => takeEvent(current, event, position, context()),
        release: releaseDue,
        takeConnection,
      })
    },
  }
}

/** The first state of an entry; undefined when it is removed before any data came. */
async function loadedState<State>(entry: CacheEntry<State>): Promise<State | undefined> {
  const isLoaded = await Promise.resolve(entry.cacheDataLoaded).then(
    () => true,
    () => false,
  )
  return isLoaded ? entry.getCacheEntry().data : undefined
}

function knownState<State>({ getState, queryCacheKey }: Reading): State | undefined {
  const { queries } = (getState() as RootState).api
  const query = queryCacheKey === undefined ? undefined : queries[queryCacheKey]
  return query?.data as State | undefined
}
