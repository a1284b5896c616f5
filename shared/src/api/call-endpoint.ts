import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../contracts/http'
import { checkReply } from './check-reply'
import { fillPath } from './fill-path'
import type { Http, HttpRequest } from './http'
import { withWork } from './with-work'

type Given<Name extends string, Value> = unknown extends Value ? unknown : { [Key in Name]: Value }

/** What a call of endpoint `E` takes: only the parts that the endpoint declares. */
export type CallArgs<E> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>>

export type LooseArgs = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export type CallOptions = Pick<
  HttpRequest,
  'signal' | 'isBackground' | 'isAwaited' | 'token' | 'needsNetwork' | 'onProgress'
>

/**
 * Calls an endpoint of the contract once and answers its data. Rejects with `ApiFailure`. For reads
 * that no component caches, such as a snapshot; components use endpoints injected into `api`.
 */
export async function callEndpoint<E extends Endpoint>(
  http: Http,
  endpoint: E,
  args: CallArgs<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return (await send(http, endpoint, args as LooseArgs, options)) as ReplyOf<E>
}

/** The untyped half of `callEndpoint`, shared with the cached api. */
export async function send(
  http: Http,
  endpoint: Endpoint,
  args: LooseArgs,
  options: CallOptions = {},
): Promise<unknown> {
  const { method, path, reply, login } = endpoint
  const { params, query, body } = args
  const request = { method, path: fillPath(path, params), query, body, login, ...options }
  const data = await withWork(
    (work) => http(work ? { ...request, body: { ...(body as object), work } } : request),
    options.signal,
  )
  await checkReply(reply, data, path)
  return data
}
