import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Navigator, Router } from 'react-router'
import type { AppHistory } from './app-history'

export type AppRouterProps = { history: AppHistory; children: ReactNode }

/**
 * The router of the page over a given history. Not the library's data router: loaders and actions
 * are RTK Query's work here, and without them the router is half the size. `preventScrollReset` of
 * a navigation is kept all the same: the page then stays scrolled as it was, whatever its new entry
 * begins with.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })
  const keptY = useRef<number>(null)
  const navigator = useMemo(() => noting(history, (y) => (keptY.current = y)), [history])
  useLayoutEffect(
    () => history.listen((place) => startTransition(() => setPlace(place))),
    [history],
  )
  // Runs after the effects of the page below, one of which goes to the top, and before anything is
  // painted.
  useLayoutEffect(() => {
    if (keptY.current !== null) window.scrollTo(0, keptY.current)
    keptY.current = null
  }, [location])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

/**
 * The history, telling before each navigation how far the page is scrolled if it is to stay so,
 * else null.
 */
function noting(history: AppHistory, note: (y: number | null) => void): Navigator {
  const noted =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      note(options?.preventScrollReset ? window.scrollY : null)
      go(to, state)
    }
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: noted(history.push),
    replace: noted(history.replace),
  }
}
