import type { FootballList } from '@saidian/shared/contracts/football'
import { settingsSlice } from '@saidian/shared/store'
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
import { act, fireEvent, screen, within } from '@testing-library/react'
import { FootballPage } from './football.page'

const LIVE = 'GET /live/football/v1_1/live'
const nowSeconds = () => Math.floor(Date.now() / 1000)

function liveList(given: Partial<FootballList> = {}): FootballList {
  const now = nowSeconds()
  const playing = makeMatch({
    id: 1,
    s: 2,
    ot: now - 600,
    score: [0, 0],
    kickoffAt: now - 600,
    sourceAt: now - 600,
  })
  const coming = makeMatch({ id: 2, li: 2, home: 3, away: 4, kickoffAt: now + 3600 })
  return makeFootballList([playing, coming], {
    serverAt: Date.now(),
    feed: makeFeed({ aliveAt: now }),
    ...given,
  })
}

async function openPage(live: FakeAnswer | (() => FakeAnswer), path = '/live/zq/js') {
  const http = createFakeHttp({
    [LIVE]: live,
    'GET /live/football/match': answer(liveList()),
    'GET /live/football/matches': answer(liveList()),
    'GET /live/football/filter': answer([
      {
        letter: 'L',
        countList: [
          {
            leagueId: 1,
            nameZh: '联赛1',
            shortZh: '联赛1',
            level: 1,
            count: 1,
            lottery: { jc: 1, bd: 0, zc: 0 },
            isChecked: true,
          },
          { leagueId: 2, nameZh: '联赛2', shortZh: '联赛2', level: 2, count: 1, isChecked: true },
        ],
      },
    ]),
  })
  const page = renderWithStore(<FootballPage />, {
    path,
    route: '/live/zq/:type?',
    world: createWorld({ http }),
  })
  return page
}

/**
 * jsdom has no layout: the window gets the height of a long phone, so that the virtual list renders
 * its rows.
 */
beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie stores the filter
  document.cookie = 'footballFilter=; max-age=0; path=/'
  localStorage.clear()
})

describe('the football page', () => {
  it('shows placeholders, then rows described as sentences', async () => {
    await openPage(answer(liveList()))
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
    expect(
      await screen.findByRole('article', { name: /联1 第11分钟 队1 0 比 0 队2/ }),
    ).toBeInTheDocument()
    expect(screen.getByText('演示数据')).toBeInTheDocument()
    expect(screen.getByText('今日 2 场')).toBeInTheDocument()
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
  })

  it('shows a failed load and retries', async () => {
    let isUp = false
    await openPage(() => (isUp ? answer(liveList()) : 'no network'))
    const retry = await screen.findByRole('button', { name: '点击重试' })
    isUp = true
    fireEvent.click(retry)
    expect(await screen.findByRole('article', { name: /队1/ })).toBeInTheDocument()
  })

  it('offers another list when the list is empty', async () => {
    const page = await openPage(answer(makeFootballList([], { serverAt: Date.now() })))
    fireEvent.click(await screen.findByRole('button', { name: '看赛程' }))
    expect(page.location()).toBe('/live/zq/sc')
  })

  it('shows a goal of the board and its alert', async () => {
    const { live } = await openPage(answer(liveList()))
    await screen.findByRole('article', { name: /0 比 0/ })
    await act(async () => live.confirm('board/football', { epoch: 'e1', seq: 0, recovered: true }))
    const goal = {
      serverAt: Date.now(),
      changed: [{ id: 1, score: [1, 0], version: 2 }],
      incidents: [{ matchId: 1, type: 1, side: 'home', minute: 11, player: '张三' }],
    }
    await act(async () => live.emit('board/football', { epoch: 'e1', seq: 1, data: goal }))
    expect(await screen.findByRole('article', { name: /队1 1 比 0 队2/ })).toBeInTheDocument()
    const card = screen.getByRole('status', { name: '比赛提示' })
    expect(card).toHaveTextContent('进球 联1 11′ 张三')
  })

  it('hides scores in 无剧透 until one is revealed', async () => {
    const { store } = await openPage(answer(liveList()))
    const row = await screen.findByRole('article', { name: /0 比 0/ })
    act(() => {
      store.dispatch(settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true }))
    })
    expect(row).toHaveAccessibleName(/比分已隐藏/)
    fireEvent.click(within(row).getByRole('button', { name: '显示比分' }))
    expect(row).toHaveAccessibleName(/0 比 0/)
  })

  it('follows a match with its star and lists it under 关注', async () => {
    await openPage(answer(liveList()))
    const row = await screen.findByRole('article', { name: /队3 对 队4/ })
    fireEvent.click(within(row).getByRole('button', { name: '关注' }))
    fireEvent.click(screen.getByRole('tab', { name: '关注' }))
    expect(await screen.findByRole('article', { name: /队3 对 队4/ })).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: /队1/ })).toBeNull()
  })

  it('sends the title of a followed match to the account', async () => {
    const { store } = await openPage(answer(liveList()))
    const row = await screen.findByRole('article', { name: /队3 对 队4/ })
    fireEvent.click(within(row).getByRole('button', { name: '关注' }))
    expect(store.getState().outbox.follows).toMatchObject({
      'match 2': { isOn: true, title: '队3 - 队4' },
    })
  })

  it('filters by league and counts hidden matches', async () => {
    await openPage(answer(liveList()))
    await screen.findByRole('article', { name: /队1/ })
    fireEvent.click(screen.getByRole('button', { name: '筛选' }))
    fireEvent.click(await screen.findByRole('button', { name: '清空' }))
    fireEvent.click(screen.getByRole('checkbox', { name: /联赛2/ }))
    expect(screen.getByText(/已选/)).toHaveTextContent('已选 1 场 隐藏 1 场')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText(/隐藏 1 场/)).toBeInTheDocument()
    expect(document.cookie).toContain('footballFilter=2!')
  })

  it('filters by lottery, also after changes and on the next visit', async () => {
    const list = liveList()
    const numbered = list.matches.map((match) =>
      match.id === 1 ? { ...match, lottery: { jc: '周六001' } } : match,
    )
    const page = await openPage(answer({ ...list, matches: numbered }))
    await screen.findByRole('article', { name: /队3 对 队4/ })
    fireEvent.click(screen.getByRole('button', { name: '筛选' }))
    const ranges = within(await screen.findByRole('tablist', { name: '范围' }))
    fireEvent.click(ranges.getByRole('tab', { name: '北单' }))
    expect(screen.getByText('没有北单的比赛')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '确定' })).toBeDisabled()
    fireEvent.click(ranges.getByRole('tab', { name: '竞彩' }))
    expect(screen.getByText(/已选/)).toHaveTextContent('已选 1 场 隐藏 1 场')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText(/隐藏 1 场/)).toBeInTheDocument()
    expect(document.cookie).toContain('footballFilter=jc')
    await act(async () =>
      page.live.confirm('board/football', { epoch: 'e1', seq: 0, recovered: true }),
    )
    const score = [2, 0]
    const changed = [1, 2].map((id) => ({ id, s: 4, score, version: 2 }))
    await act(async () =>
      page.live.emit('board/football', {
        epoch: 'e1',
        seq: 1,
        data: { serverAt: Date.now(), changed },
      }),
    )
    expect(await screen.findByRole('article', { name: /队1 2 比 0 队2/ })).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: /队3/ })).toBeNull()
    page.unmount()
    await openPage(answer({ ...list, matches: numbered }), '/live/zq/js?filter')
    const reopened = within(await screen.findByRole('tablist', { name: '范围' }))
    expect(reopened.getByRole('tab', { name: '竞彩', selected: true })).toBeInTheDocument()
  })

  it('shows no lotteries in teen mode, also by their address', async () => {
    const list = liveList()
    const numbered = list.matches.map((match) => ({ ...match, lottery: { jc: '周六001' } }))
    const page = await openPage(answer({ ...list, matches: numbered }))
    expect(await screen.findAllByText(/周六001/)).not.toHaveLength(0)
    const { settingChosen } = settingsSlice.actions
    act(() => void page.store.dispatch(settingChosen({ key: 'teenMode', value: true })))
    expect(screen.queryByText(/周六001/)).toBeNull()
    expect(screen.queryByRole('tab', { name: '竞彩' })).toBeNull()
    page.unmount()
    const again = await openPage(answer(list), '/live/zq/jc')
    act(() => void again.store.dispatch(settingChosen({ key: 'teenMode', value: true })))
    fireEvent.click(await screen.findByRole('button', { name: '看即时比分' }))
    expect(again.location()).toBe('/live/zq/js')
  })

  it('no age of a feed that has not said anything since the server started', async () => {
    await openPage(answer(liveList({ feed: makeFeed({ aliveAt: 0 }) })))
    expect(await screen.findByText('数据准备中')).toBeVisible()
    expect(screen.queryByText(/小时/)).toBeNull()
  })

  it('shows 数据延迟 with the age for a stale feed', async () => {
    await openPage(answer(liveList({ feed: makeFeed({ aliveAt: nowSeconds() - 40 }) })))
    expect(await screen.findByText(/数据延迟 4\d 秒/)).toBeInTheDocument()
  })

  it('loads the day of the address and redirects an unknown tab to 即时', async () => {
    const { http } = await openPage(answer(liveList()), '/live/zq/sg?date=1999-01-01')
    await screen.findByRole('article', { name: /队1/ })
    const asked = http.requests.find(({ url }) => url === '/live/football/match')
    expect(asked?.query).toMatchObject({ type: 9 })
    expect(asked?.query.date).not.toBe('1999-01-01')
    const redirected = await openPage(answer(liveList()), '/live/zq/xyz')
    expect(redirected.location()).toBe('/live/zq/js')
  })

  it('offers filter and grouping on lists of matches, and neither on a lottery', async () => {
    const buttons = () => [
      screen.queryByRole('button', { name: '筛选' }),
      screen.queryByRole('button', { name: '按时间分组' }),
    ]
    const board = await openPage(answer(liveList()))
    await screen.findByRole('article', { name: /队1/ })
    expect(buttons()).not.toContain(null)
    board.unmount()
    await openPage(answer(liveList()), '/live/zq/jc?filter')
    expect(await screen.findByRole('button', { name: '比分设置' })).toBeInTheDocument()
    expect(buttons()).toEqual([null, null])
    expect(screen.queryByText('筛选赛事')).toBeNull()
  })
})
