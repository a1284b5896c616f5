import type { SerializedError } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiError } from './api-error'

/** An entry of the cache. */
export type QueryEntry<Data> = {
  data?: Data | undefined
  error?: ApiError | SerializedError | undefined
}

type Started = { refetch: () => unknown; unsubscribe: () => void }

type Endpoint<Arg, Data> = {
  initiate: (arg: Arg, options: { forceRefetch: boolean }) => unknown
  select: (arg: Arg) => (state: never) => QueryEntry<Data>
}

/**
 * Several entries of one endpoint at once, as `use…Query` is for one: they are loaded, and stay
 * cached while the component is mounted. `read` takes of an entry what the component shows; it
 * renders again only when that changes. `refetch` loads all of them again.
 */
export function useQueries<Arg, Data, Shown>(
  endpoint: Endpoint<Arg, Data>,
  args: readonly Arg[],
  read: (entry: QueryEntry<Data>) => Shown,
  { refetchesOnMount = false } = {},
): { shown: readonly Shown[]; refetch: () => Promise<unknown> } {
  const dispatch = useDispatch()
  const started = useRef<readonly Started[]>([])
  const key = JSON.stringify(args)
  // Depends on the key: equal arguments in a new array are the same entries.
  const selectors = useMemo(() => args.map((arg) => endpoint.select(arg)), [endpoint, key])
  useEffect(() => {
    const options = { forceRefetch: refetchesOnMount }
    started.current = args.map((arg) => dispatch(endpoint.initiate(arg, options) as never))
    return () => {
      for (const query of started.current) query.unsubscribe()
    }
  }, [dispatch, endpoint, key, refetchesOnMount])
  const shown = useSelector(
    (state) => selectors.map((select) => read(select(state as never))),
    areItemsEqual,
  )
  const refetch = useCallback(
    () => Promise.all(started.current.map((query) => query.refetch())),
    [],
  )
  return { shown, refetch }
}

function areItemsEqual<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.length === after.length && before.every((item, at) => item === after[at])
}
