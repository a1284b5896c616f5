import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { overlap } from '../../route-patterns/overlap.rules'
import { PRODUCT_ROUTES } from '../../route-patterns/product-routes'
import { routePlace } from './places'

/** No address of a route belongs to the product or to another remote, and none is claimed twice. */
export function checkRoutes(meta: RemoteMeta, others: readonly RemoteMeta[]): CheckFault[] {
  const taken = [
    ...PRODUCT_ROUTES.map((path) => ({ path, owner: 'the product' })),
    ...others.flatMap(({ name, routes }) => routes.map(({ path }) => ({ path, owner: name }))),
  ]
  const own = new Set<string>()
  return meta.routes.flatMap(({ path }, index) => {
    const place = routePlace(index, 'path')
    const owners = new Map(
      taken.filter((other) => overlap(path, other.path)).map((other) => [other.owner, other.path]),
    )
    const isDouble = own.has(claimOf(path))
    own.add(claimOf(path))
    const faults = [...owners].map(([owner, other]) => ({
      rule: 'route-claim',
      place,
      message: `route ${path} takes addresses of ${other}, which belongs to ${owner}`,
      remedy: 'begin the path with a segment of this remote alone, and not with a parameter or *',
    }))
    if (!isDouble) return faults
    const message = `route ${path} stands in remote.json twice`
    return [...faults, { rule: 'route-claim', place, message, remedy: 'remove one of the two' }]
  })
}

/** Equal for patterns that match the same addresses: the names of parameters do not count. */
function claimOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/:[^/?]+/g, '/:')
    .replace(/\/$/, '')
}
