import { evaluateGuard } from '@saidian/shared/host'
import type { AppStore } from '@saidian/shared/store'
import type { Federation } from '../federation'
import type { RouteMeta } from './route-table'

type Parts = {
  federation: Pick<Federation, 'isPublished' | 'begin'>
  /** The route of the address; null when there is none. */
  found: RouteMeta | null
  store: AppStore
  here: string
}

/**
 * Begins to load the page of the address before React renders the layout: on a phone the two take
 * half a second together, and the first match row waits for both. Skips a page that its guard does
 * not allow. Settles when the page has loaded or failed.
 */
export async function beginFirstPage({ federation, found, store, here }: Parts): Promise<void> {
  if (!found || found.route.redirect !== undefined || !federation.isPublished(found.meta.name))
    return
  const isLoggedIn = store.getState().session.auth !== null
  if (evaluateGuard(found.route.guard, { isLoggedIn, here, back: null }).kind !== 'pass') return
  await federation.begin(found.meta.name, found.route.path)
}
