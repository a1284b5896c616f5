import type { ComponentType } from 'react'
import { RemoteError } from '../remote-error'
import type { RemoteRouteObject } from './read-routes'

/**
 * The component of one route, with its lazy part loaded.
 * @param path pattern as in `remote.json`
 */
export async function loadPage(
  remote: string,
  routes: RemoteRouteObject[],
  path: string,
): Promise<ComponentType> {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new RemoteError(remote, 'missing-page', `it has no route ${path}`)
  const parts = typeof route.lazy === 'function' ? { ...route, ...(await route.lazy()) } : route
  const { Component, element } = parts
  if (Component) return Component
  if (element) return () => element
  throw new RemoteError(remote, 'missing-page', `its route ${path} shows nothing`)
}
