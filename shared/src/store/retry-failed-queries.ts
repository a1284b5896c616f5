import type { UnknownAction } from 'redux'
import { type ApiError, api } from '../api'
import { createRetry, type Retry, type RetryOptions } from '../realtime'
import type { AppStore } from './create-store'

const DELAYS = { baseMs: 2_000, maxMs: 30_000 }

/** What RTK Query says about one read in its actions. */
type QueryAction = UnknownAction & { meta: { arg: QueryArg }; payload: ApiError | undefined }

type QueryArg = { queryCacheKey: string; endpointName: string; originalArgs: unknown }

/** Reads one query of the cache again without subscribing to it. */
type Initiate = (arg: unknown, options: { subscribe: false; forceRefetch: true }) => never

/**
 * Reads failed queries of the one cache again while a component uses them, until `signal` aborts:
 * after the time that the server names, otherwise ever later, and at once when the network or the
 * page comes back. A hidden page waits until it is visible. Errors that a retry cannot mend stay.
 */
export function retryFailedQueries(
  store: AppStore,
  signal: AbortSignal,
  options: Partial<RetryOptions> = {},
): void {
  const retries = new Map<string, Retry>()

  function forget(key: string): void {
    retries.get(key)?.settle()
    retries.delete(key)
  }

  function onFailure({ meta: { arg }, payload }: QueryAction): void {
    const { queryCacheKey: key } = arg
    if (!payload?.retryable) {
      forget(key)
      return
    }
    const retry =
      retries.get(key) ??
      createRetry(() => readAgain(arg), { ...DELAYS, isHidden: () => document.hidden, ...options })
    retries.set(key, retry)
    retry.failed(payload.retryAfterMs)
  }

  function readAgain({ queryCacheKey: key, endpointName, originalArgs }: QueryArg): void {
    const { queries, subscriptions } = store.getState().api
    const status = queries[key]?.status
    if (status === 'pending') return
    const isUsed = Object.keys(subscriptions[key] ?? {}).length > 0
    const endpoint = (api.endpoints as Record<string, { initiate: Initiate } | undefined>)[
      endpointName
    ]
    if (status === 'rejected' && isUsed && endpoint) {
      store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }))
    } else forget(key)
  }

  listenToQueries(store, signal, { onFailure, onSuccess: forget })
  signal.addEventListener('abort', () => {
    for (const key of [...retries.keys()]) forget(key)
  })
}

type QueryListeners = { onFailure: (action: QueryAction) => void; onSuccess: (key: string) => void }

function listenToQueries(store: AppStore, signal: AbortSignal, on: QueryListeners): void {
  const stopListening = [
    store.listeners.startListening({
      predicate: (action) => isQueryAction(action, 'rejected') && !action.meta.condition,
      effect: (action) => on.onFailure(action as QueryAction),
    }),
    store.listeners.startListening({
      predicate: (action) => isQueryAction(action, 'fulfilled'),
      effect: (action) => on.onSuccess((action as QueryAction).meta.arg.queryCacheKey),
    }),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stopListening) stop()
  })
}

function isQueryAction(
  action: UnknownAction,
  outcome: 'rejected' | 'fulfilled',
): action is QueryAction & { meta: { condition?: boolean } } {
  return action.type === `${api.reducerPath}/executeQuery/${outcome}`
}
