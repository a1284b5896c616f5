import { api } from '@saidian/shared/api'
import type { FootballList, FootballMatch } from '@saidian/shared/contracts/football'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeFeed,
  makeFootballList,
  makeMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { FootballPage } from './football.page'

const now = Math.floor(Date.now() / 1000)
const TOPIC = 'board/football'

function listAt(seq: number, given: Partial<FootballMatch> = {}): FootballList {
  const since = { ot: now - 600, kickoffAt: now - 600, sourceAt: now - 600 }
  const match = makeMatch({ id: 1, s: 2, score: [0, 0], version: 5, ...since, ...given })
  return makeFootballList([match], { seq, serverAt: Date.now(), feed: makeFeed({ aliveAt: now }) })
}

/** Opens a list at position 100. Every reload returns that position, like a slow reply. */
async function openList(path: string) {
  const http = createFakeHttp({
    'GET /live/football/v1_1/live': () => answer(listAt(100)),
    'GET /live/football/match': () => answer(listAt(100)),
  })
  const world = createWorld({ http })
  const page = renderWithStore(<FootballPage />, { path, route: '/live/zq/:type?', world })
  await screen.findByRole('article', { name: /队1 0 比 0 队2/ })
  await act(async () => page.live.confirm(TOPIC, { epoch: 'e1', seq: 100, recovered: true }))
  const requestCount = () => http.requests.filter(({ url }) => /\/(live|match)$/.test(url)).length
  return {
    publish: (seq: number, change: Partial<FootballMatch>) =>
      act(async () => {
        const changed = [{ id: 1, ...change }]
        page.live.emit(TOPIC, { epoch: 'e1', seq, data: { serverAt: Date.now(), changed } })
      }),
    refetchAll: async () => {
      const before = requestCount()
      await act(async () => void page.store.dispatch(api.internalActions.onOnline()))
      await waitFor(() => expect(requestCount()).toBeGreaterThan(before))
      await waitFor(() => {
        const queries = Object.values(page.store.getState().api.queries)
        expect(queries.map((query) => query?.status)).not.toContain('pending')
      })
    },
  }
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})

it.each([
  ['today', '/live/zq/js'],
  ['a day', '/live/zq/sg'],
])('the list of %s keeps a goal after an older reply', async (_, path) => {
  const { publish, refetchAll } = await openList(path)
  await publish(101, { score: [1, 0], version: 6 })
  expect(await screen.findByRole('article', { name: /队1 1 比 0 队2/ })).toBeInTheDocument()
  await refetchAll()
  await publish(102, { s: 3, version: 7 })
  expect(await screen.findByRole('article', { name: /中场 队1 1 比 0 队2/ })).toBeInTheDocument()
})
