import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import type { AppHistory } from './app-history'

export type AppRouterProps = { history: AppHistory; children: ReactNode }

/**
 * The router of the page over a given history. Not the library's data router: loaders and actions are RTK Query's
 * work here, and without them the router is half the size.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
