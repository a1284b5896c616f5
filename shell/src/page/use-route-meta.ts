import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts'
import { useMatches } from '@saidian/shared/router'

/** Kept as the `handle` of every route that comes from a `remote.json`. */
export type RouteMeta = { meta: RemoteMeta; route: RemoteRoute }

/** What `remote.json` says about the page that is shown; null on a page that no remote owns. */
export function useRouteMeta(): RouteMeta | null {
  const matches = useMatches()
  return (matches.at(-1)?.handle as RouteMeta | undefined) ?? null
}
