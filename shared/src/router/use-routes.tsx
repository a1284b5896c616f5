import { type ReactElement, useMemo } from 'react'
import { createPatternMatcher } from '../lib/pattern-matcher'
import { useLocation } from './navigation'
import type { Params, RouteObject } from './route-object'
import { ParamsContext } from './router-context'

type WithPath = RouteObject & { path: string }

/** The page of the address among flat `routes`; null when none of them has its pattern. */
export function useRoutes(routes: readonly RouteObject[]): ReactElement | null {
  const { pathname } = useLocation()
  const found = createPatternMatcher(routes.filter(hasPath))(pathname)
  const params = useStable(found ? decoded(found.params) : {})
  if (!found) return null
  const { Component, element } = found.route
  return <ParamsContext value={params}>{Component ? <Component /> : element}</ParamsContext>
}

/** The parameters of an address that a pattern has, decoded; null when it is another one. */
export function matchPath(pattern: string, pathname: string): { params: Params } | null {
  const found = createPatternMatcher([{ path: pattern }])(pathname)
  return found && { params: decoded(found.params) }
}

const hasPath = (route: RouteObject): route is WithPath => route.path !== undefined

const decoded = (params: Record<string, string>): Params =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodedText(text)]))

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The same object while the texts are the same, for those who compare it. */
function useStable(params: Params): Params {
  const text = JSON.stringify(params)
  return useMemo(() => JSON.parse(text) as Params, [text])
}
