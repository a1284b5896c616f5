import type { UnknownAction } from 'redux'
import { type ApiError, api } from '../api'
import {
  Alarm,
  type Backoff,
  browserClock,
  type Clock,
  createBackoff,
  listenForWake,
} from '../realtime'
import type { AppStore } from './create-store'

const RETRY_BASE_MS = 2_000
const RETRY_MAX_MS = 30_000

export type RetryOptions = {
  clock?: Clock
  /** From 0 up to 1; spreads the retries. */
  random?: () => number
  /** Whether no one can see the page. */
  isHidden?: () => boolean
}

/** What RTK Query says about one read in its actions. */
type QueryAction = UnknownAction & {
  meta: {
    arg: { type: string; queryCacheKey: string; endpointName: string; originalArgs: unknown }
  }
  payload: ApiError | undefined
}

/** Reads one query of the cache again without subscribing to it. */
type Initiate = (arg: unknown, options: { subscribe: false; forceRefetch: true }) => never

type FailedQuery = { endpointName: string; arg: unknown; backoff: Backoff; alarm: Alarm }

/**
 * Reads failed queries of the one cache again while a component uses them, until `signal` aborts:
 * after the time that the server names, otherwise ever later, and at once when the network or the
 * page comes back. A hidden page waits until it is visible. Errors that a retry cannot mend stay.
 */
export function retryFailedQueries(
  store: AppStore,
  signal: AbortSignal,
  options: RetryOptions = {},
): void {
  const { clock = browserClock, random = Math.random, isHidden = () => document.hidden } = options
  const failed = new Map<string, FailedQuery>()

  function forget(key: string): void {
    failed.get(key)?.alarm.clear()
    failed.delete(key)
  }

  function onFailure({ meta: { arg }, payload }: QueryAction): void {
    const { queryCacheKey: key, endpointName, originalArgs } = arg
    if (!payload?.retryable) {
      forget(key)
      return
    }
    const query = failed.get(key) ?? {
      endpointName,
      arg: originalArgs,
      backoff: createBackoff(RETRY_BASE_MS, RETRY_MAX_MS, random),
      alarm: new Alarm(clock),
    }
    failed.set(key, query)
    const { retryAfterMs } = payload
    const namedMs = retryAfterMs === undefined ? 0 : retryAfterMs * (1 + random() / 2)
    query.alarm.set(() => retry(key, query), Math.max(namedMs, query.backoff.next()))
  }

  function retry(key: string, { endpointName, arg }: FailedQuery): void {
    if (isHidden()) return
    const { queries, subscriptions } = store.getState().api
    const status = queries[key]?.status
    if (status === 'pending') return
    const isUsed = Object.keys(subscriptions[key] ?? {}).length > 0
    const endpoint = (api.endpoints as Record<string, { initiate: Initiate } | undefined>)[
      endpointName
    ]
    if (status === 'rejected' && isUsed && endpoint) {
      store.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }))
    } else forget(key)
  }

  listenToQueries(store, signal, { onFailure, onSuccess: forget })
  const stopWake = listenForWake(() => {
    for (const [key, query] of [...failed]) retry(key, query)
  })
  signal.addEventListener('abort', () => {
    stopWake()
    for (const key of [...failed.keys()]) forget(key)
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
