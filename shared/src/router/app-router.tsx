import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AppHistory } from './app-history'
import { leaveWhenAllowed } from './leave-guard'
import { type Navigator, RouterContext } from './router-context'

export type AppRouterProps = { history: AppHistory; children: ReactNode }

/**
 * The router of the page over a given history. It supports `preventScrollReset` of a navigation:
 * the page then stays scrolled as it was.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [location, setLocation] = useState(history.location)
  const restoredY = useRef<number>(null)
  const navigator = useMemo(() => noting(history, (y) => (restoredY.current = y)), [history])
  useLayoutEffect(
    () => history.listen(({ location }) => startTransition(() => setLocation(location))),
    [history],
  )
  // Runs after the effects of the page below, one of which goes to the top, and before anything is
  // painted.
  useLayoutEffect(() => {
    if (restoredY.current !== null) window.scrollTo(0, restoredY.current)
    restoredY.current = null
  }, [location])
  const router = useMemo(() => ({ navigator, location }), [navigator, location])
  return <RouterContext value={router}>{children}</RouterContext>
}

/**
 * Navigation in the history; before it, it reports the scroll position to restore, or null.
 */
function noting(history: AppHistory, note: (y: number | null) => void): Navigator {
  return {
    to: (to, { replace, state, preventScrollReset }) =>
      leaveWhenAllowed(() => {
        note(preventScrollReset ? window.scrollY : null)
        if (replace) history.replace(to, state)
        else history.push(to, state)
      }),
    go: (steps) => leaveWhenAllowed(() => history.go(steps)),
  }
}
