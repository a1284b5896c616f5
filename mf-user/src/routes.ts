import type { RouteObject } from '@saidian/shared/router'
import { agreementRoutes } from './agreement-routes'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [...agreementRoutes()]
}
