import { type ApiError, type CallArgs, callOf } from '@saidian/shared/api'
import type { Endpoint, MatchEvent } from '@saidian/shared/contracts'
import type { RootState } from '@saidian/shared/store'
import { receptionOf } from './follow-part'
import { type Followed, type Part, type Reply, receiveReply, type Told } from './followed.rules'

/** What RTK Query gives `queryFn`, as far as it is used here. */
type Reading = { getState: () => unknown; queryCacheKey?: string }
type BaseAnswer = { data?: unknown; error?: ApiError }
type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError }

/** How a part is read: through the delay, and again over what is on the screen, which may be newer than the answer. */
export function readPart<T extends Reply, Call extends Endpoint, Arg, E extends Told = MatchEvent>(
  part: Part<T, E>,
  endpoint: Call,
  argsOf: (arg: Arg, shown: T | undefined) => CallArgs<Call>,
) {
  return async (
    arg: Arg,
    reading: Reading,
    _: unknown,
    ask: (call: ReturnType<ReturnType<typeof callOf<Call>>>) => BaseAnswer | PromiseLike<BaseAnswer>,
  ): Promise<Answer<Followed<T, E>>> => {
    const known = () => knownPart<T, E>(reading)
    const { data, error } = await ask(callOf(endpoint)(argsOf(arg, known()?.shown)))
    if (error) return { error }
    return { data: receiveReply(part, known(), data as T, receptionOf(reading.getState())) }
  }
}

/** The part as the cache has it now; events may have changed it while an answer was on its way. */
function knownPart<T extends Reply, E extends Told>({ getState, queryCacheKey }: Reading) {
  const { queries } = (getState() as RootState).api
  const query = queryCacheKey === undefined ? undefined : queries[queryCacheKey]
  return query?.data as Followed<T, E> | undefined
}
