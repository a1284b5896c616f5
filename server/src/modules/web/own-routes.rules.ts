import { isOwnAddress, type RemoteMeta } from '@saidian/shared/contracts'

/**
 * A remote's description without the addresses that leave the product. The check at publish refuses
 * them; a version that was published before this check must not redirect anybody to another site
 * either.
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
