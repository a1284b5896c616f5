import type { RouteObject } from '@saidian/shared/router'
import type { ComponentType } from 'react'
import { agreementRoutes } from './agreement-routes'
import { userPaths } from './paths'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    page(
      userPaths.login(),
      async () => (await import(/* webpackChunkName: "entry" */ './pages/login.page')).LoginPage,
    ),
    page(
      userPaths.register(),
      async () => (await import(/* webpackChunkName: "entry" */ './pages/register.page')).RegisterPage,
    ),
    page(
      userPaths.password(),
      async () => (await import(/* webpackChunkName: "entry" */ './pages/password.page')).PasswordPage,
    ),
    ...agreementRoutes(),
  ]
}

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) }
}
