import { createHttpEvents, type HttpEvents } from '@saidian/shared/api'
import type { ClientConfig, RemoteMeta } from '@saidian/shared/contracts'
import { type AppHistory, createMemoryHistory } from '@saidian/shared/router'
import { createFakeHttp, createWorld, makeClientConfig, type World } from '@saidian/shared/testing'
import { act, type RenderResult, render } from '@testing-library/react'
import { App } from '../app'
import type { Federation } from '../federation'
import { pagesOf } from '../routing/pages'
import { createRouteTable } from '../routing/route-table'

type Given = {
  path: string
  metas: RemoteMeta[]
  config?: Partial<ClientConfig>
  /** Component of a route by its pattern; a remote with none of its routes here is not published. */
  pages?: Record<string, () => React.ReactNode>
}

export type RenderedShell = RenderResult &
  World & {
    events: HttpEvents
    history: AppHistory
    location: () => string
    warmed: string[]
    brought: string[]
  }

/** The whole frame of the product with pages of the test instead of loaded remotes. */
export async function renderShell({
  path,
  metas,
  config,
  pages = {},
}: Given): Promise<RenderedShell> {
  // jsdom has no layout and so nothing to scroll.
  window.scrollTo = () => undefined
  const events = createHttpEvents()
  const world = createWorld({ http: createFakeHttp({}, { events }) })
  const history = createMemoryHistory(path)
  const warmed: string[] = []
  const brought: string[] = []
  const goHome = () => history.push('/')
  // Pages come by promise: only an awaited act lets React go on with them.
  const result = await act(async () =>
    render(
      <App
        store={world.store}
        host={world.host}
        history={history}
        shell={{
          config: makeClientConfig(config),
          pageAt: createRouteTable(metas),
          warmUp: (to) => warmed.push(to),
          bringPages: async (paths) => void brought.push(...paths),
        }}
        pages={pagesOf(fakeFederation(metas, pages), goHome)}
        overrides={{}}
      />,
    ),
  )
  const location = () => history.location.pathname + history.location.search
  return { ...result, ...world, events, history, location, warmed, brought }
}

function fakeFederation(metas: RemoteMeta[], pages: NonNullable<Given['pages']>): Federation {
  const isPublished = (name: string) =>
    metas.some((meta) => meta.name === name && meta.routes.some(({ path }) => path in pages))
  return {
    metas,
    overrides: {},
    isPublished,
    load: () => Promise.reject(new Error('tests load no code')),
    page: async (name, path) => {
      const page = pages[path]
      if (!page) throw new Error(`${name} has no page at ${path}`)
      return page
    },
    loaded: () => null,
    begin: async () => undefined,
    prefetch: () => undefined,
    bring: async () => undefined,
  }
}
