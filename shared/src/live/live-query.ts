import { type ApiError, type CallArgs, callEndpoint, type Http, mapFailure } from '../api'
import type { Endpoint, MatchEvent, ReplyOf } from '../contracts'
import type { RootState, ThunkExtra } from '../store'
import { applyContextOf } from './apply-context'
import { type CacheEntry, releaseInTime } from './cache-entry'
import { followEntry } from './follow-entry'
import {
  type LiveEvent,
  type LiveResource,
  type LiveState,
  type Reply,
  receive,
  receiveReply,
  release,
} from './live-state.rules'

/** Reads a part, at least as far as `shown`, what is on the screen. Rejects with `ApiFailure`. */
export type Load<T, Arg> = (
  http: Http,
  arg: Arg,
  given: { shown: T | undefined; signal: AbortSignal },
) => Promise<T>

export type LiveQuery<T extends Reply, Arg, E extends LiveEvent> = {
  resource: LiveResource<T, E>
  load: Load<T, Arg>
  /**
   * Undefined for a resource without topic; what the delay buffers is shown in time all the same.
   */
  topicOf: (arg: Arg) => string | undefined
  /** The event in a frame, or null when it breaks the contract. */
  readEvent: (data: unknown) => E | null
}

/** What RTK Query gives `queryFn`, as far as it is used here. */
type Reading = {
  extra: unknown
  getState: () => unknown
  signal: AbortSignal
  queryCacheKey?: string
}
type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError }

/** A `load` of one call. */
export function loadBy<Arg, Call extends Endpoint>(
  endpoint: Call,
  argsOf: (arg: Arg, shown: ReplyOf<Call> | undefined) => CallArgs<Call>,
): Load<ReplyOf<Call>, Arg> {
  return (http, arg, { shown, signal }) =>
    callEndpoint(http, endpoint, argsOf(arg, shown), { signal, needsNetwork: shown !== undefined })
}

/**
 * An endpoint of the one cache that lives with its topic and the stream delay:
 * `build.query<Followed<MatchHeader>, number>({ ...liveQuery({ part, load, topicOf, readEvent })
 * })`. Read again, it goes over what is on the screen, which may be newer than the answer.
 */
export function liveQuery<T extends Reply, Arg, E extends LiveEvent = MatchEvent>({
  resource,
  load,
  topicOf,
  readEvent,
}: LiveQuery<T, Arg, E>) {
  return {
    queryFn: async (arg: Arg, reading: Reading): Promise<Answer<LiveState<T, E>>> => {
      const { extra, signal, getState } = reading
      // Events may change what is known while an answer is on its way.
      const known = () => knownState<T, E>(reading)
      try {
        const reply = await load((extra as ThunkExtra).http, arg, { shown: known()?.shown, signal })
        return { data: receiveReply(resource, known(), reply, applyContextOf(getState())) }
      } catch (failure) {
        return { error: mapFailure(failure) }
      }
    },
    onCacheEntryAdded: async (arg: Arg, entry: CacheEntry<LiveState<T, E>>): Promise<void> => {
      const { live, http } = entry.extra as ThunkExtra
      const context = () => applyContextOf(entry.getState())
      const releaseDue = (current: LiveState<T, E>) => release(resource, current, context())
      const topic = topicOf(arg)
      if (topic === undefined) return releaseInTime(entry, releaseDue)
      await followEntry<LiveState<T, E>, T, E>(entry, {
        socket: live,
        topic,
        load: ({ shown }, signal) => load(http, arg, { shown, signal }),
        readEvent,
        takeSnapshot: (current, reply) => receiveReply(resource, current, reply, context()),
        takeEvent: (current, event, position) =>
          receive(resource, current, { ...position, event }, context()),
        release: releaseDue,
      })
    },
  }
}

function knownState<T extends Reply, E extends LiveEvent>({ getState, queryCacheKey }: Reading) {
  const { queries } = (getState() as RootState).api
  const query = queryCacheKey === undefined ? undefined : queries[queryCacheKey]
  return query?.data as LiveState<T, E> | undefined
}
