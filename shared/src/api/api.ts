import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { Endpoint } from '../contracts/http'
import type { ApiError } from './api-error'
import { type CallArgs, type LooseArgs, send } from './call-endpoint'
import type { Http, HttpRequest } from './http'
import { mapFailure } from './map-failure'

/** The part of the store's thunk argument that the api reads. */
export type ApiExtra = { http: Http }

type ContractCall = {
  endpoint: Endpoint
  args: LooseArgs
  options?: Pick<
    HttpRequest,
    'token' | 'isBackground' | 'isAwaited' | 'needsNetwork' | 'onProgress'
  >
}

/** How the one cache calls an endpoint of the contract. */
export type ContractQuery = BaseQueryFn<ContractCall, unknown, ApiError>

const contractQuery: ContractQuery = async (
  { endpoint, args, options },
  { extra, signal, type },
) => {
  try {
    // A rejected mutation is answered where the person acted: what they typed must not be lost.
    const isBackground = options?.isBackground ?? type === 'mutation'
    const { http } = extra as ApiExtra
    return { data: await send(http, endpoint, args, { ...options, isBackground, signal }) }
  } catch (failure) {
    return { error: mapFailure(failure) }
  }
}

/**
 * Answers that depend on who asks, of calls with an optional login. A login invalidates them: they
 * were a visitor's.
 */
export const CALLER_TAG = 'caller'

/** The one cache of server data. Features inject their endpoints; no one makes a second one. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: [CALLER_TAG],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

const { injectEndpoints } = api

/**
 * One name is one endpoint: the second remote that took a name would get the answers of the first
 * one, or take its place. Fast Refresh of a developer replaces what it loads again.
 */
Object.assign(api, {
  injectEndpoints: (given: Parameters<typeof injectEndpoints>[0]) =>
    injectEndpoints(
      process.env.NODE_ENV === 'development' ? given : { ...given, overrideExisting: 'throw' },
    ),
})

/**
 * The `query` of an injected endpoint: `build.query<ReplyOf<E>, CallArgs<E>>({ query:
 * callOf(getFootballLive) })`.
 */
export function callOf<E extends Endpoint>(endpoint: E): (args: CallArgs<E>) => ContractCall {
  return (args) => ({ endpoint, args: (args ?? {}) as LooseArgs })
}
