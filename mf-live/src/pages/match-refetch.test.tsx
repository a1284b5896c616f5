import { api } from '@saidian/shared/api'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFeed,
  makeFootballList,
  makeListOdds,
  makeMatch,
  makeMatchText,
  makeTextLine,
  renderWithStore,
  type World,
} from '@saidian/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { TextPanel } from '../sports/football/match/panels/text-panel'
import { CALL, showTab, TOPIC_OF_MATCH } from '../testing/show-tab'
import { FootballPage } from './football.page'

const lines = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, place) => makeTextLine({ order: from - place }))

/** Reloads every query, as after a reconnect, and waits for the replies. */
async function refetchAll({ store, http }: Pick<World, 'store' | 'http'>): Promise<void> {
  const before = http.requests.length
  await act(async () => void store.dispatch(api.internalActions.onOnline()))
  await waitFor(() => expect(http.requests.length).toBeGreaterThan(before))
  await waitFor(() => {
    const queries = Object.values(store.getState().api.queries)
    expect(queries.map((query) => query?.status)).not.toContain('pending')
  })
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

describe('a match that is loaded again', () => {
  const publish = (world: World, seq: number, order: number) =>
    act(async () => {
      const text = { put: [makeTextLine({ order })], gone: [] }
      world.live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq, data: { serverAt: Date.now(), text } })
    })
  async function openText(reply: (request: { query: unknown }) => FakeAnswer) {
    const page = showTab(TextPanel, { [CALL.text]: reply })
    await screen.findByText('第3句')
    await act(async () =>
      page.live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }),
    )
    return page
  }

  it('keeps a line that overtook the reply', async () => {
    const page = await openText(() => answer(makeMatchText({ textLive: lines(3, 1) })))
    await publish(page, 1, 4)
    await screen.findByText('第4句')
    await refetchAll(page)
    await publish(page, 2, 5)
    await screen.findByText('第5句')
    expect(screen.getByText('第4句')).toBeInTheDocument()
  })

  it('loads as many lines as are on the screen', async () => {
    const asked: unknown[] = []
    const page = await openText(({ query }) => {
      asked.push(query)
      return answer(makeMatchText({ textLive: lines(90, 1) }))
    })
    await refetchAll(page)
    expect(asked).toEqual([{}, { limit: 90 }])
  })
})

it('the odds of a list keep a change that overtook the reply', async () => {
  const now = Math.floor(Date.now() / 1000)
  const matches = [1, 2].map((id) =>
    makeMatch({ id, home: id * 2, away: id * 2 + 1, kickoffAt: now + 3600 }),
  )
  const list = makeFootballList(matches, { serverAt: Date.now(), feed: makeFeed({ aliveAt: now }) })
  const odds = { epoch: 'o', seq: 0, serverAt: Date.now(), companyId: 3 }
  const priced = (matchId: number, home: number) =>
    makeListOdds({ matchId, asia: [home, 0.5, 0.9] })
  const http = createFakeHttp({
    'GET /live/football/v1_1/live': answer(list),
    'GET /live/odds/list': answer({ ...odds, list: [priced(1, 1.5), priced(2, 1.6)] }),
  })
  const page = renderWithStore(<FootballPage />, {
    path: '/live/zq/js',
    route: '/live/zq/:type?',
    world: createWorld({ http }),
  })
  const publish = (seq: number, matchId: number, home: number) =>
    act(async () => {
      const data = { serverAt: Date.now(), changed: [priced(matchId, home)] }
      page.live.emit('odds/football/3', { epoch: 'o', seq, data })
    })
  await screen.findByText('1.50')
  await act(async () =>
    page.live.confirm('odds/football/3', { epoch: 'o', seq: 0, recovered: true }),
  )
  await publish(1, 1, 1.71)
  await screen.findByText('1.71')
  await refetchAll(page)
  await publish(2, 2, 1.82)
  await screen.findByText('1.82')
  expect(screen.getByText('1.71')).toBeInTheDocument()
})
