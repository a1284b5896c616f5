import type { AppStore } from '@saidian/shared/store'
import type { Federation } from '../federation'
import { judge } from './guard.rules'
import type { RouteMeta } from './route-table'

type Parts = {
  federation: Pick<Federation, 'isPublished' | 'begin'>
  /** The route of the address; null when there is none. */
  found: RouteMeta | null
  store: AppStore
  here: string
}

/**
 * Begins to load the page of the address before React draws the frame around it: on a phone the two together take half
 * a second, and the first match row waits for both. Nothing begins that its guard will not let through.
 * Settles when the page can be drawn, or will not be.
 */
export async function beginFirstPage({ federation, found, store, here }: Parts): Promise<void> {
  if (!found || found.route.redirect !== undefined || !federation.isPublished(found.meta.name))
    return
  const isLoggedIn = store.getState().session.auth !== null
  if (judge(found.route.guard, { isLoggedIn, here, back: null }).kind !== 'pass') return
  await federation.begin(found.meta.name, found.route.path)
}
