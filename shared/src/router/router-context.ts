import { createContext, useContext } from 'react'
import type { AppHistory, AppLocation } from './app-history'
import type { Params } from './route-object'

export type NavigateOptions = {
  /** Takes the place of the current one in the history. */
  replace?: boolean | undefined
  /** Stays with the place: `useLocation().state`. */
  state?: unknown
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean | undefined
}

/** The navigation of a page: guarded, and with the scroll position. */
export type Navigator = {
  to: (to: string, options: NavigateOptions) => void
  go: AppHistory['go']
}

type Router = { navigator: Navigator; location: AppLocation }

export const RouterContext = createContext<Router | null>(null)
export const ParamsContext = createContext<Params>({})

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('no router around this component')
  return router
}
