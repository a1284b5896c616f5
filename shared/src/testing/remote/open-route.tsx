import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { api } from '../../api'
import { HostContext, type RemoteModule } from '../../host'
import { AppRouter, createMemoryHistory, useRoutes } from '../../router'
import { StoreProvider } from '../../store'
import { ErrorBoundary } from '../../ui/error-boundary/error-boundary'
import type { World } from '../create-world'

export type OpenRoute = {
  container: HTMLElement
  /** What the page threw while it rendered. */
  thrown: unknown[]
  /** Leaves the page and takes the remote down, as the shell does. */
  close: () => Promise<void>
}

type Wanted = { remote: RemoteModule; path: string; address: string; world: World }

/** Opens a route of a remote as the shell does: setup, lazy page, its loader, then the page. */
export async function openRoute({ remote, path, address, world }: Wanted): Promise<OpenRoute> {
  const life = new AbortController()
  await remote.setup?.(world.host, life.signal)
  const Page = await loadPage(remote, path, world)
  const thrown: unknown[] = []
  const history = createMemoryHistory(address)
  const { container, unmount } = render(
    <StoreProvider store={world.store}>
      <HostContext value={world.host}>
        <ErrorBoundary onFailure={(error) => thrown.push(error)} failure={() => null}>
          <AppRouter history={history}>
            <OneRoute path={path} Page={Page} />
          </AppRouter>
        </ErrorBoundary>
      </HostContext>
    </StoreProvider>,
  )
  // The calls that the page begins with are sent now.
  await act(() => new Promise<void>((done) => setTimeout(done)))
  return {
    container,
    thrown,
    close: async () => {
      unmount()
      life.abort()
      container.remove()
      await act(async () => undefined)
    },
  }
}

function OneRoute({ path, Page }: { path: string; Page: ComponentType }) {
  return useRoutes([{ path, element: <Page /> }])
}

async function loadPage(remote: RemoteModule, path: string, world: World): Promise<ComponentType> {
  const route = remote.routes(world.host).find((candidate) => candidate.path === path)
  if (!route) throw new Error(`${remote.name} has no code for ${path}`)
  const parts =
    typeof route.lazy === 'function' ? { ...route, ...(await route.lazy()) } : { ...route }
  const { Component, element, loader } = parts
  if (typeof loader === 'function') {
    const request = new Request('http://localhost/')
    void Promise.resolve(loader({ params: {}, request, context: world.host })).catch(
      () => undefined,
    )
  }
  if (Component) return Component as ComponentType
  return () => element
}

/** Keys of the cached queries that something still follows. */
export function followedQueries({ store }: World): string[] {
  const reader: unknown = store.dispatch(api.internalActions.internal_getRTKQSubscriptions())
  if (!isReader(reader)) throw new Error('the cache does not name its subscriptions')
  return [...reader.getSubscriptions()]
    .filter(([, subscribers]) => subscribers.size > 0)
    .map(([key]) => `query ${key} is still followed`)
}

type Reader = { getSubscriptions: () => Map<string, Map<string, unknown>> }

function isReader(value: unknown): value is Reader {
  return typeof value === 'object' && value !== null && 'getSubscriptions' in value
}
