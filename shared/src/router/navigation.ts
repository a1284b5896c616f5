import { useCallback, useContext, useMemo } from 'react'
import { addressOf, textOf } from './address'
import type { AppLocation } from './app-history'
import type { Params } from './route-object'
import { type NavigateOptions, ParamsContext, useRouter } from './router-context'

/** Where the page stands; renders again at each navigation. */
export function useLocation(): AppLocation {
  return useRouter().location
}

/** The parameters of the pattern that the page was found by, decoded. */
export function useParams<Given extends Params = Params>(): Partial<Given> {
  return useContext(ParamsContext) as Partial<Given>
}

export type NavigateFunction = {
  /** To an address of the product: `/live/hot`, or `?tab=odds` of this page. */
  (to: string, options?: NavigateOptions): void
  /** So many steps forward in the history; back with a negative number. */
  (steps: number): void
}

/** The function that goes elsewhere. A leave guard may hold it back. */
export function useNavigate(): NavigateFunction {
  const { navigator, location } = useRouter()
  const { pathname } = location
  return useCallback(
    (to: string | number, options: NavigateOptions = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else navigator.to(textOf(addressOf(to, pathname)), options)
    },
    [navigator, pathname],
  )
}

type SearchParamsInit = ConstructorParameters<typeof URLSearchParams>[0]
type SetSearchParams = (
  next: SearchParamsInit | ((current: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void

/**
 * The parameters after `?`, and the function that navigates to this page with others: given, or
 * made from the current ones.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams: SetSearchParams = useCallback(
    (next, options) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      navigate(`?${new URLSearchParams(given)}`, options)
    },
    [navigate, params],
  )
  return [params, setParams]
}
