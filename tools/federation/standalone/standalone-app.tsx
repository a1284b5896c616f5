import { paths } from '@saidian/shared/contracts/page'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import {
  ContributionContext,
  createContributions,
  type Host,
  HostContext,
  type RemoteModule,
} from '@saidian/shared/host'
import {
  type AppHistory,
  AppRouter,
  Link,
  type RouteObject,
  useRoutes,
} from '@saidian/shared/router'
import { type AppStore, StoreProvider } from '@saidian/shared/store'
import { LoadingOverlay } from '@saidian/shared/ui'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PageBoundary } from '../../../shell/src/errors/page-boundary'
import { Guarded } from '../../../shell/src/routing/guarded'
import { MemberBar } from './member-bar'
import { createMemberSwitch } from './member-switch'

export type StandaloneAppProps = {
  remote: RemoteModule
  /** Its remote.json. */
  description: RemoteMeta
  store: AppStore
  host: Host
  history: AppHistory
}

/**
 * A remote without a shell: its pages behind the guards of its `remote.json`, its own contributions
 * in the places of its pages, and a bar that switches between a visitor and a member.
 */
export function StandaloneApp({ remote, description, store, host, history }: StandaloneAppProps) {
  const [{ pages, contributions, members }] = useState(() => ({
    pages: pagesOf(remote, description, host),
    // No other remote is here: it contributes nothing.
    contributions: createContributions({
      metas: [description],
      isPublished: () => true,
      load: async () => remote,
    }),
    members: createMemberSwitch(store),
  }))
  return (
    <StoreProvider store={store}>
      <HostContext value={host}>
        <AppRouter history={history}>
          <ContributionContext value={contributions}>
            <PageBoundary>
              <CurrentPage pages={pages} />
            </PageBoundary>
          </ContributionContext>
        </AppRouter>
        <MemberBar members={members} />
      </HostContext>
    </StoreProvider>
  )
}

function CurrentPage({ pages }: { pages: RouteObject[] }) {
  return <Suspense fallback={<LoadingOverlay />}>{useRoutes(pages)}</Suspense>
}

type Route = ReturnType<RemoteModule['routes']>[number]

function pagesOf(remote: RemoteModule, description: RemoteMeta, host: Host): RouteObject[] {
  const guards = new Map(description.routes.map(({ path, guard }) => [path, guard]))
  const routes = remote.routes(host)
  const pages = routes.map((route) => ({
    path: route.path,
    element: (
      <Guarded key={route.path} guard={guards.get(route.path ?? '')}>
        {elementOf(route)}
      </Guarded>
    ),
  }))
  const hasLogin = routes.some(({ path }) => path === paths.login())
  return [
    ...pages,
    ...(hasLogin ? [] : [{ path: paths.login(), element: <LoginOfOther /> }]),
    { path: '*', element: <Contents name={remote.name} routes={routes} /> },
  ]
}

/** A remote's lazy route in the form of the plain router. */
function elementOf({ lazy: load, Component, element }: Route) {
  if (typeof load !== 'function') return Component ? <Component /> : element
  const Page = lazy(async () => {
    const { Component } = await load()
    return { default: Component as ComponentType }
  })
  return <Page />
}

/** In place of the login page of another remote: the guard leads back after the switch. */
function LoginOfOther() {
  return (
    <Guarded guard="not-authenticated">
      <p role="status">这一页需要登录：在右下角切换为会员</p>
    </Guarded>
  )
}

function Contents({ name, routes }: { name: string; routes: readonly Route[] }) {
  return (
    <nav>
      <h1>{name}</h1>
      {routes.map(({ path = '' }) => (
        <p key={path}>
          <Link to={path.replace(/\/:\w+\?/g, '')}>{path}</Link>
        </p>
      ))}
    </nav>
  )
}
