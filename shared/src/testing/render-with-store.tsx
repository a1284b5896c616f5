import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { HostContext } from '../host'
import { AppRouter, createMemoryHistory, useRoutes } from '../router'
import { StoreProvider } from '../store'
import { createWorld, type World } from './create-world'

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
