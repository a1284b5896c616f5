import { HostContext, Slot } from '@saidian/shared/host'
import { AppRouter, createMemoryHistory, useRoutes } from '@saidian/shared/router'
import { StoreProvider } from '@saidian/shared/store'
import { createWorld, makeRemoteMeta } from '@saidian/shared/testing'
import { act, render, screen } from '@testing-library/react'
import type { Federation } from '../federation'
import { pagesOf } from './pages'

const metas = [
  makeRemoteMeta({ slots: ['match-strip'] }),
  makeRemoteMeta({
    name: 'mf_vlive',
    routes: [{ path: '/vlive/:type?', title: '直播', layout: 'vlive' }],
  }),
]
const Room = () => (
  <main>
    直播间 <Slot name="match-strip" values={{ matchId: 7 }} />
  </main>
)
const federation: Federation = {
  metas,
  overrides: {},
  isPublished: () => true,
  page: async () => Room,
  load: async (name) => ({
    name,
    contract: 1,
    routes: () => [],
    routeObjects: [],
    slots: { 'match-strip': ({ matchId }) => <i>第{String(matchId)}场</i> },
  }),
  pageThrew: () => undefined,
  loaded: () => null,
  begin: async () => undefined,
  prefetchFiles: async () => undefined,
}

test('a page of one remote shows the widget that another remote offers', async () => {
  const { host, store } = createWorld()
  const pages = pagesOf(federation, () => undefined)
  const Pages = () => useRoutes(pages)
  await act(async () =>
    render(
      <StoreProvider store={store}>
        <HostContext value={host}>
          <AppRouter history={createMemoryHistory('/vlive/0')}>
            <Pages />
          </AppRouter>
        </HostContext>
      </StoreProvider>,
    ),
  )
  expect(await screen.findByText('第7场')).toBeVisible()
})
