import { createHttpEvents, type HttpEvents } from '@saidian/shared/api'
import type { ClientConfig, RemoteMeta } from '@saidian/shared/contracts/registry'
import type { Host } from '@saidian/shared/host'
import { type AppHistory, createMemoryHistory } from '@saidian/shared/router'
import { createFakeHttp, createWorld, makeClientConfig, type World } from '@saidian/shared/testing'
import { act, type RenderResult, render } from '@testing-library/react'
import { App } from '../app'
import { type Federation, NO_OVERRIDES } from '../federation'
import { pagesOf } from '../routing/pages'
import { createRouteTable } from '../routing/route-table'

type Given = {
  path: string
  metas: RemoteMeta[]
  config?: Partial<ClientConfig>
  /**
   * Component of a route by its pattern; a remote without any of its routes here is not published.
   */
  pages?: Record<string, () => React.ReactNode>
}

export type RenderedShell = RenderResult &
  World & {
    events: HttpEvents
    history: AppHistory
    location: () => string
    warmed: string[]
    prefetched: string[]
  }

/** The whole shell with pages of the test in place of loaded remotes. */
export async function renderShell({
  path,
  metas,
  config,
  pages = {},
}: Given): Promise<RenderedShell> {
  // jsdom has no layout and cannot scroll.
  window.scrollTo = () => undefined
  const events = createHttpEvents()
  const world = createWorld({ http: createFakeHttp({}, { events }) })
  const history = createMemoryHistory(path)
  const warmed: string[] = []
  const prefetched: string[] = []
  const goHome = () => history.push('/')
  // Pages load by promise: only an awaited act lets React render them.
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
          prefetchPage: async (path) => void prefetched.push(path),
        }}
        pages={pagesOf(fakeFederation(metas, pages, world.host), goHome)}
        overrides={NO_OVERRIDES}
      />,
    ),
  )
  const location = () => history.location.pathname + history.location.search
  return { ...result, ...world, events, history, location, warmed, prefetched }
}

function fakeFederation(
  metas: RemoteMeta[],
  pages: NonNullable<Given['pages']>,
  host: Host,
): Federation {
  const isPublished = (name: string) =>
    metas.some((meta) => meta.name === name && meta.routes.some(({ path }) => path in pages))
  return {
    metas,
    overrides: NO_OVERRIDES,
    isPublished,
    load: () => Promise.reject(new Error('tests load no code')),
    page: async (name, path) => {
      const page = pages[path]
      if (!page) throw new Error(`${name} has no page at ${path}`)
      return page
    },
    styles: { show: () => () => undefined },
    hostOf: () => host,
    pageThrew: () => undefined,
    loaded: () => null,
    begin: async () => undefined,
    prefetchFiles: async () => undefined,
  }
}
