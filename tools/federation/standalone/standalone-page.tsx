import {
  ContributionContext,
  createContributions,
  HostContext,
  type RemoteModule,
} from '@saidian/shared/host'
import { AppRouter, createAppHistory, Link, useRoutes } from '@saidian/shared/router'
import { StoreProvider } from '@saidian/shared/store'
import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { standaloneWorld } from './standalone-world'
import description from './the-description'
import remote from './the-remote'

const history = createAppHistory()
// Never aborted: the page lives until the browser closes it.
const { signal } = new AbortController()
const { store, host } = standaloneWorld(history, signal)
type Route = ReturnType<RemoteModule['routes']>[number]

/** A remote's lazy route in the form of the plain router. */
function shown(route: Route): Route {
  const load = route.lazy
  if (typeof load !== 'function')
    return { path: route.path, Component: route.Component, element: route.element }
  const Page = lazy(async () => {
    const { Component } = await load()
    return { default: Component as ComponentType }
  })
  return { path: route.path, element: <Page /> }
}

const routes = remote.routes(host).map(shown)
/** Without a shell this remote alone fills the places of its pages. */
const contributions = createContributions({
  metas: [description],
  isPublished: () => true,
  load: async () => remote,
})

function Contents() {
  return (
    <nav>
      <h1>{remote.name}</h1>
      {routes.map(({ path = '' }) => (
        <p key={path}>
          <Link to={path.replace(/\/:\w+\?/g, '')}>{path}</Link>
        </p>
      ))}
    </nav>
  )
}

function Page() {
  return (
    <Suspense fallback="加载中">
      {useRoutes([...routes, { path: '*', element: <Contents /> }])}
    </Suspense>
  )
}

await remote.setup?.(host, signal)
createRoot(document.getElementById('root') ?? document.body).render(
  <StoreProvider store={store}>
    <HostContext value={host}>
      <AppRouter history={history}>
        <ContributionContext value={contributions}>
          <Page />
        </ContributionContext>
      </AppRouter>
    </HostContext>
  </StoreProvider>,
)
