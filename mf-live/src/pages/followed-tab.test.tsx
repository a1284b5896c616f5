import { getFootballByIds } from '@saidian/shared/contracts/football'
import { beijingDate } from '@saidian/shared/lib'
import { followsSlice, matchSubject } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFeed,
  makeFootballList,
  makeMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { FootballPage } from './football.page'

const now = Math.floor(Date.now() / 1000)
const DAY = 86_400
const playing = makeMatch({ id: 1, s: 2, ot: now - 600, score: [0, 0], kickoffAt: now - 600 })
const coming = makeMatch({ id: 2, home: 3, away: 4, kickoffAt: now + 2 * DAY })
const over = makeMatch({ id: 3, home: 5, away: 6, s: 8, score: [3, 1], kickoffAt: now - 2 * DAY })
const stranger = makeMatch({ id: 9, home: 7, away: 8, kickoffAt: now + 2 * DAY })
const list = (matches: Parameters<typeof makeFootballList>[0]) =>
  answer(makeFootballList(matches, { serverAt: Date.now(), feed: makeFeed({ aliveAt: now }) }))

type Follow = { sport: 1 | 2; id: number; kickoffAt: number | null }
const followOf = ({ id, kickoffAt }: Omit<Follow, 'sport'>): Follow => ({
  sport: 1,
  id,
  kickoffAt,
})

function openTab(
  follows: Follow[],
  named: () => FakeAnswer | Promise<FakeAnswer> = () => list([over, coming, playing]),
) {
  const http = createFakeHttp({
    'GET /live/football/v1_1/live': list([playing, stranger]),
    [`GET ${getFootballByIds.path}`]: named,
  })
  const world = createWorld({ http })
  world.store.dispatch(
    followsSlice.actions.followsLoaded(follows.map((follow) => matchSubject(follow))),
  )
  const page = renderWithStore(<FootballPage />, {
    path: '/live/zq/gz',
    route: '/live/zq/:type?',
    world,
  })
  const askedIds = () =>
    http.requests.filter(({ url }) => url === getFootballByIds.path).map(({ query }) => query.ids)
  return { ...page, askedIds }
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})

describe('关注', () => {
  it('shows followed matches of all days: in play, upcoming, finished', async () => {
    const { askedIds } = openTab([over, coming, playing].map(followOf))
    await screen.findByRole('article', { name: /队5/ })
    const rows = screen.getAllByRole('article').map((row) => row.getAttribute('data-match-id'))
    expect(rows).toEqual(['1', '2', '3'])
    expect(askedIds()).toEqual(['3!2!1'])
  })

  it('shows the date of a match on another day', async () => {
    openTab([followOf(over)], () => list([over]))
    const [, month, day] = beijingDate(over.kickoffAt * 1000).split('-')
    const row = await screen.findByRole('article', { name: /队5 3 比 1 队6/ })
    expect(row).toHaveTextContent(`${month}-${day}`)
    expect(row).toHaveAccessibleName(new RegExp(`${Number(month)}月${Number(day)}日`))
  })

  it('asks for no match of another sport or before last week, which stay followed', async () => {
    const old = { sport: 1 as const, id: 50, kickoffAt: now - 9 * DAY }
    const basketball = { sport: 2 as const, id: 51, kickoffAt: now }
    const { askedIds, store } = openTab([followOf(playing), old, basketball])
    await screen.findByRole('article', { name: /队1/ })
    expect(askedIds()).toEqual(['1'])
    expect(followsSlice.selectors.selectMatches(store.getState())).toEqual([
      followOf(playing),
      old,
      basketball,
    ])
  })

  it('stores the kick-off of an old follow', async () => {
    const { store } = openTab([{ sport: 1, id: 1, kickoffAt: null }])
    await screen.findByRole('article', { name: /队1/ })
    expect(followsSlice.selectors.selectMatches(store.getState())).toEqual([followOf(playing)])
  })

  it('updates a match at once when it changes', async () => {
    const { live } = openTab([followOf(playing)])
    await screen.findByRole('article', { name: /队1 0 比 0 队2/ })
    const changed = [{ id: 1, score: [1, 0], version: 2, sourceAt: now }]
    await act(async () => {
      live.confirm('board/football', { epoch: 'e1', seq: 0, recovered: true })
      live.emit('board/football', {
        epoch: 'e1',
        seq: 1,
        data: { serverAt: Date.now(), changed },
      })
    })
    expect(await screen.findByRole('article', { name: /队1 1 比 0 队2/ })).toBeInTheDocument()
  })

  it("shows followed matches of today's list while the others load", async () => {
    openTab([playing, coming].map(followOf), () => new Promise<FakeAnswer>(() => undefined))
    expect(await screen.findByRole('article', { name: /队1/ })).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: /队7/ })).toBeNull()
  })

  it('asks again on request if the matches fail to load', async () => {
    let isUp = false
    openTab([followOf(coming)], () => (isUp ? list([coming]) : 'no network'))
    const retry = await screen.findByRole('button', { name: '点击重试' })
    expect(screen.queryByText(/还没有关注比赛/)).toBeNull()
    isUp = true
    fireEvent.click(retry)
    expect(await screen.findByRole('article', { name: /队3 对 队4/ })).toBeInTheDocument()
  })

  it('says so without follows, with the age of the data', async () => {
    const { askedIds } = openTab([])
    expect(await screen.findByText(/还没有关注比赛/)).toBeInTheDocument()
    expect(screen.getByText(/^数据/)).toBeInTheDocument()
    expect(askedIds()).toEqual([])
  })

  it('removes a match at once when it is unfollowed, without another request', async () => {
    const { askedIds } = openTab([playing, over].map(followOf))
    await screen.findByRole('article', { name: /队5/ })
    const [, star] = screen.getAllByRole('button', { name: '取消关注' })
    if (!star) throw new Error('both rows have a star')
    fireEvent.click(star)
    expect(screen.queryByRole('article', { name: /队5/ })).toBeNull()
    expect(screen.getByRole('article', { name: /队1/ })).toBeInTheDocument()
    expect(askedIds()).toEqual(['1!3'])
  })

  it('adds a match that another device follows', async () => {
    let matches = [playing]
    const { askedIds, store } = openTab([followOf(playing)], () => list(matches))
    await screen.findByRole('article', { name: /队1/ })
    const { followed } = followsSlice.actions
    matches = [playing, coming]
    act(() => void store.dispatch(followed(matchSubject(followOf(coming)))))
    expect(screen.getByRole('article', { name: /队1/ })).toBeInTheDocument()
    await waitFor(() => expect(askedIds()).toEqual(['1', '1!2']))
    expect(await screen.findByRole('article', { name: /队3 对 队4/ })).toBeInTheDocument()
  })
})

describe('a disconnected list', () => {
  it('shows 连接中断 with stale data until it reconnects', async () => {
    const { live } = openTab([followOf(playing)])
    await screen.findByRole('article', { name: /队1/ })
    const topic = 'board/football'
    await act(async () => live.confirm(topic, { epoch: 'e1', seq: 0, recovered: true }))
    const publish = (seq: number, aliveAt: number) =>
      act(async () => {
        const feed = makeFeed({ aliveAt })
        live.emit(topic, { epoch: 'e1', seq, data: { serverAt: Date.now(), feed } })
      })
    await publish(1, now - 40)
    expect(await screen.findByText(/数据延迟 4\d 秒/)).toBeInTheDocument()
    await act(async () => live.move('waiting'))
    expect(await screen.findByText(/连接中断 4\d 秒/)).toBeInTheDocument()
    await act(async () => live.confirm(topic, { epoch: 'e1', seq: 1, recovered: true }))
    expect(await screen.findByText(/数据延迟 4\d 秒/)).toBeInTheDocument()
  })
})
