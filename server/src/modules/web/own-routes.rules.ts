import { isOwnAddress } from '@saidian/shared/contracts/page'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'

/**
 * A remote's description without addresses outside the product. The publish check rejects them;
 * versions from before this check must not redirect a visitor to another site either.
 */
export function withOwnAddresses(meta: RemoteMeta): RemoteMeta {
  const routes = meta.routes.filter(
    ({ redirect }) => redirect === undefined || isOwnAddress(redirect),
  )
  if (!meta.preload) return { ...meta, routes }
  const preload = Object.entries(meta.preload).map(([route, paths]) => [
    route,
    paths.filter(isOwnAddress),
  ])
  return { ...meta, routes, preload: Object.fromEntries(preload) }
}
