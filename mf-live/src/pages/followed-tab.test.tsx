import { addDays, beijingDate } from '@saidian/shared/lib'
import { followsSlice } from '@saidian/shared/store'
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
import { act, fireEvent, screen } from '@testing-library/react'
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

function openTab(follows: Follow[], day: () => FakeAnswer = () => list([over, coming, stranger])) {
  const http = createFakeHttp({
    'GET /live/football/v1_1/live': list([playing]),
    'GET /live/football/match': day,
  })
  const world = createWorld({ http })
  world.store.dispatch(followsSlice.actions.followsLoaded(follows))
  const page = renderWithStore(<FootballPage />, {
    path: '/live/zq/gz',
    route: '/live/zq/:type?',
    world,
  })
  const askedDays = () =>
    http.requests.filter(({ url }) => url === '/live/football/match').map(({ query }) => query.date)
  return { ...page, askedDays }
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})

describe('关注', () => {
  it('shows followed matches of other days: in play, upcoming, finished', async () => {
    const { askedDays } = openTab([over, coming, playing].map(followOf))
    await screen.findByRole('article', { name: /队5/ })
    const rows = screen.getAllByRole('article').map((row) => row.getAttribute('data-match-id'))
    expect(rows).toEqual(['1', '2', '3'])
    const today = beijingDate(now * 1000)
    expect(askedDays().sort()).toEqual([addDays(today, -2), addDays(today, 2)])
  })

  it('shows the date of a match on another day', async () => {
    openTab([followOf(over)])
    const [, month, day] = beijingDate(over.kickoffAt * 1000).split('-')
    const row = await screen.findByRole('article', { name: /队5 3 比 1 队6/ })
    expect(row).toHaveTextContent(`${month}-${day}`)
    expect(row).toHaveAccessibleName(new RegExp(`${Number(month)}月${Number(day)}日`))
  })

  it("loads no other day for today's matches or for follows older than a week", async () => {
    const old = { sport: 1 as const, id: 50, kickoffAt: now - 9 * DAY }
    const { askedDays, store } = openTab([followOf(playing), old])
    await screen.findByRole('article', { name: /队1/ })
    expect(askedDays()).toEqual([])
    expect(store.getState().follows.matches).toContainEqual(old)
  })

  it('stores the kick-off of an old follow, so that it is found tomorrow', async () => {
    const { store } = openTab([{ sport: 1, id: 1, kickoffAt: null }])
    await screen.findByRole('article', { name: /队1/ })
    expect(store.getState().follows.matches).toEqual([followOf(playing)])
  })

  it('shows the loaded days and a retry button if a day fails to load', async () => {
    let isUp = false
    openTab([playing, coming].map(followOf), () => (isUp ? list([coming]) : 'no network'))
    await screen.findByRole('article', { name: /队1/ })
    const retry = await screen.findByRole('button', { name: /还有 1 天的比赛没有加载出来/ })
    isUp = true
    fireEvent.click(retry)
    expect(await screen.findByRole('article', { name: /队3 对 队4/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /没有加载出来/ })).toBeNull()
  })

  it('shows an error, not an empty list, if the only day fails to load', async () => {
    openTab([followOf(coming)], () => 'no network')
    expect(await screen.findByRole('button', { name: '点击重试' })).toBeInTheDocument()
    expect(screen.queryByText(/还没有关注比赛/)).toBeNull()
  })

  it('removes a match at once when it is unfollowed', async () => {
    openTab([playing, over].map(followOf))
    await screen.findByRole('article', { name: /队5/ })
    const [, star] = screen.getAllByRole('button', { name: '取消关注' })
    if (!star) throw new Error('both rows have a star')
    fireEvent.click(star)
    expect(screen.queryByRole('article', { name: /队5/ })).toBeNull()
    expect(screen.getByRole('article', { name: /队1/ })).toBeInTheDocument()
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
