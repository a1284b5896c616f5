import { type ApiError, type CallArgs, callEndpoint, type Http, mapFailure } from '../api'
import type { Endpoint, MatchEvent, ReplyOf } from '../contracts'
import type { RootState, ThunkExtra } from '../store'
import { type CacheEntry, releaseInTime } from './cache-entry'
import { followEntry } from './follow-entry'
import {
  type Followed,
  type Part,
  type Reply,
  receive,
  receiveReply,
  release,
  type Told,
} from './followed.rules'
import { receptionOf } from './reception'

/** Reads a part, at least as far as `shown`, what is on the screen. Rejects with `ApiFailure`. */
export type Load<T, Arg> = (
  http: Http,
  arg: Arg,
  given: { shown: T | undefined; signal: AbortSignal },
) => Promise<T>

export type FollowedQuery<T extends Reply, Arg, E extends Told> = {
  part: Part<T, E>
  load: Load<T, Arg>
  /** Undefined for what nobody tells of; what the delay holds back comes all the same. */
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
 * `build.query<Followed<MatchHeader>, number>({ ...followedQuery({ part, load, topicOf, readEvent }) })`.
 * Read again, it goes over what is on the screen, which may be newer than the answer.
 */
export function followedQuery<T extends Reply, Arg, E extends Told = MatchEvent>({
  part,
  load,
  topicOf,
  readEvent,
}: FollowedQuery<T, Arg, E>) {
  return {
    queryFn: async (arg: Arg, reading: Reading): Promise<Answer<Followed<T, E>>> => {
      const { extra, signal, getState } = reading
      // Events may change what is known while an answer is on its way.
      const known = () => knownPart<T, E>(reading)
      try {
        const reply = await load((extra as ThunkExtra).http, arg, { shown: known()?.shown, signal })
        return { data: receiveReply(part, known(), reply, receptionOf(getState())) }
      } catch (failure) {
        return { error: mapFailure(failure) }
      }
    },
    onCacheEntryAdded: async (arg: Arg, entry: CacheEntry<Followed<T, E>>): Promise<void> => {
      const { live, http } = entry.extra as ThunkExtra
      const reception = () => receptionOf(entry.getState())
      const releaseDue = (held: Followed<T, E>) => release(part, held, reception())
      const topic = topicOf(arg)
      if (topic === undefined) return releaseInTime(entry, releaseDue)
      await followEntry<Followed<T, E>, T, E>(entry, {
        socket: live,
        topic,
        load: ({ shown }, signal) => load(http, arg, { shown, signal }),
        readEvent,
        takeSnapshot: (held, reply) => receiveReply(part, held, reply, reception()),
        takeEvent: (held, event, position) =>
          receive(part, held, { ...position, event }, reception()),
        release: releaseDue,
      })
    },
  }
}

function knownPart<T extends Reply, E extends Told>({ getState, queryCacheKey }: Reading) {
  const { queries } = (getState() as RootState).api
  const query = queryCacheKey === undefined ? undefined : queries[queryCacheKey]
  return query?.data as Followed<T, E> | undefined
}
