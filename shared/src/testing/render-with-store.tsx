import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { HostContext } from '../host'
import { AppRouter, createMemoryHistory, useRoutes } from '../router'
import { type AppStore, createStore, StoreProvider } from '../store'
import { createFakeHost, type FakeHost } from './fake-host'
import { createFakeHttp, type FakeHttp } from './fake-http'
import { createFakeImSocket, type FakeImSocket } from './fake-im-socket'
import { createFakeLiveSocket, type FakeLiveSocket } from './fake-live-socket'

export type World = {
  store: AppStore
  http: FakeHttp
  live: FakeLiveSocket
  im: FakeImSocket
  host: FakeHost
}

/** The real store over a faked network, faked sockets and a host that writes down. */
export function createWorld(given: { http?: FakeHttp } = {}): World {
  const live = createFakeLiveSocket()
  const im = createFakeImSocket()
  const http = given.http ?? createFakeHttp({})
  const store = createStore({ live, im, http })
  return { store, http, live, im, host: createFakeHost({ live, im, store }) }
}

export type RenderOptions = {
  /** Where the page stands; `/` without it. */
  path?: string
  /** Pattern of the route the element is shown on; everything without it. */
  route?: string
  world?: World
}

/** Renders a page or a component as it stands in the product: store, host and router around it. */
export function renderWithStore(
  element: ReactNode,
  { path = '/', route = '*', world = createWorld() }: RenderOptions = {},
): RenderResult & World & { location: () => string } {
  const history = createMemoryHistory(path)
  const result = render(
    <StoreProvider store={world.store}>
      <HostContext value={world.host}>
        <AppRouter history={history}>
          <OneRoute pattern={route} element={element} />
        </AppRouter>
      </HostContext>
    </StoreProvider>,
  )
  return {
    ...result,
    ...world,
    location: () => history.location.pathname + history.location.search,
  }
}

function OneRoute({ pattern, element }: { pattern: string; element: ReactNode }) {
  const elsewhere = { path: '*', element: null }
  return useRoutes([{ path: pattern, element }, ...(pattern === '*' ? [] : [elsewhere])])
}
