import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import type { AppHistory } from './app-history'
import { leaveWhenAllowed } from './leave-guard'

export type AppRouterProps = { history: AppHistory; children: ReactNode }

/**
 * The router of the page over a given history. Not the library's data router: loaders and actions
 * are RTK Query's work here, and without them the router is half the size. It supports
 * `preventScrollReset` of a navigation: the page then stays scrolled as it was.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })
  const restoredY = useRef<number>(null)
  const navigator = useMemo(() => noting(history, (y) => (restoredY.current = y)), [history])
  useLayoutEffect(
    () => history.listen((place) => startTransition(() => setPlace(place))),
    [history],
  )
  // Runs after the effects of the page below, one of which goes to the top, and before anything is
  // painted.
  useLayoutEffect(() => {
    if (restoredY.current !== null) window.scrollTo(0, restoredY.current)
    restoredY.current = null
  }, [location])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

/**
 * The history; before each navigation it reports the scroll position to restore, or null.
 */
function noting(history: AppHistory, note: (y: number | null) => void): Navigator {
  const noted =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) =>
      leaveWhenAllowed(() => {
        note(options?.preventScrollReset ? window.scrollY : null)
        go(to, state)
      })
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: (delta) => leaveWhenAllowed(() => history.go(delta)),
    push: noted(history.push),
    replace: noted(history.replace),
  }
}
