import { type CallArgs, callEndpoint, type Http } from '../api'
import type { MatchEvent } from '../contracts/football'
import type { Endpoint, ReplyOf } from '../contracts/http'
import type { ApplyContext } from './apply-context'
import {
  type LiveEvent,
  type LiveResource,
  type LiveState,
  type Reply,
  receive,
  receiveReply,
  release,
} from './live-state.rules'
import { topicQuery } from './topic-query'

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
   *
   * @param loaded the first answer, which may name the topic
   */
  topicOf: (arg: Arg, loaded: T) => string | undefined
  /** The delay of its states; that of the page by default. */
  contextOf?: (state: unknown, arg: Arg) => ApplyContext
  /** False for the data of a frame that breaks the contract. */
  isEvent: (data: unknown) => data is E
}

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
 * `build.query<LiveState<MatchHeader>, number>(liveQuery({ resource, load, topicOf, isEvent }))`.
 * Read again, it goes over what is on the screen, which may be newer than the answer.
 */
export function liveQuery<T extends Reply, Arg, E extends LiveEvent = MatchEvent>({
  resource,
  load,
  topicOf,
  contextOf,
  isEvent,
}: LiveQuery<T, Arg, E>) {
  return topicQuery<LiveState<T, E>, T, Arg, E>({
    load: (http, arg, { current, signal }) => load(http, arg, { shown: current?.shown, signal }),
    topicOf: (arg, { shown }) => topicOf(arg, shown),
    ...(contextOf && { contextOf }),
    isEventOf: () => isEvent,
    rulesOf: () => ({
      takeSnapshot: (current, reply, context) => receiveReply(resource, current, reply, context),
      takeEvent: (current, event, position, context) =>
        receive(resource, current, { ...position, event }, context),
      release: (current, context) => release(resource, current, context),
    }),
  })
}
