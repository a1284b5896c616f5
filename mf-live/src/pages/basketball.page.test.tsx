import { getBasketballFilter, getBasketballMatches } from '@saidian/shared/contracts/basketball'
import { getListOdds } from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { formatDate } from '@saidian/shared/lib'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeBasketballList,
  makeBasketballMatch,
  makeFeed,
  makeListOdds,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { BasketballPage } from './basketball.page'

const now = () => Math.floor(Date.now() / 1000)
const topic = TOPIC.basketballBoard

function games() {
  const playing = makeBasketballMatch({
    id: 1,
    kickoffAt: now() - 5400,
    sourceAt: now() - 60,
    s: 8,
    score: [98, 97],
    homePoints: [28, 30, 22, 18],
    awayPoints: [25, 31, 21, 20],
    clock: 100,
    clockAt: null,
  })
  const coming = makeBasketballMatch({ id: 2, li: 2, home: 3, away: 4, kickoffAt: now() + 3600 })
  const over = makeBasketballMatch({ id: 3, home: 5, away: 6, s: 10, score: [110, 90] })
  return makeBasketballList([playing, coming, over], {
    serverAt: Date.now(),
    feed: makeFeed({ aliveAt: now() }),
  })
}

function openPage(path = '/live/lq/js', list: FakeAnswer = answer(games())) {
  const http = createFakeHttp({
    [`POST ${getBasketballMatches.path}`]: list,
    [`POST ${getBasketballFilter.path}`]: answer([
      {
        letter: 'L',
        countList: [1, 2].map((id) => ({
          leagueId: id,
          nameZh: `联赛${id}`,
          shortZh: `联${id}`,
          level: 1,
          count: 1,
          isChecked: true,
        })),
      },
    ]),
    [`GET ${getListOdds.path}`]: answer({
      epoch: 'o1',
      seq: 0,
      serverAt: Date.now(),
      companyId: 3,
      list: [makeListOdds({ matchId: 2, asia: [0.9, 5.5, 0.94], overUnder: [0.88, 221.5, 0.92] })],
    }),
  })
  const page = renderWithStore(<BasketballPage />, {
    path,
    route: '/live/lq/:type?',
    world: createWorld({ http }),
  })
  const asked = (call: { path: string }) =>
    http.requests.filter(({ url }) => url === call.path).map(({ body }) => body)
  return { ...page, http, asked }
}

const shownIds = () =>
  screen.getAllByRole('article').map((row) => row.getAttribute('data-match-id'))

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie stores the filter
  document.cookie = 'basketballFilter=; max-age=0; path=/'
  localStorage.clear()
})

test('a row shows period, time left, points by quarter and the odds of basketball', async () => {
  const { http } = openPage()
  const row = await screen.findByRole('article', { name: /第四节还剩1分钟 队1 98 比 97 队2/ })
  expect(within(row).getByText('第四节')).toBeInTheDocument()
  expect(within(row).getByText('01:40')).toBeInTheDocument()
  expect(within(row).getByText('28-25')).toHaveAttribute('title', '第一节')
  expect(await screen.findByLabelText('让分 0.90 -5.5 0.94')).toBeInTheDocument()
  expect(screen.getByLabelText('大小分 0.88 221.5 0.92')).toBeInTheDocument()
  const odds = http.requests.find(({ url }) => url === getListOdds.path)
  expect(odds?.query).toMatchObject({ sport: 2, companyId: 3 })
  expect(screen.queryByRole('tab', { name: '竞彩' })).toBeNull()
})

test('a game of the next morning shows its date', async () => {
  const kickoffAt = now() + 26 * 3600
  const tomorrow = makeBasketballMatch({ id: 4, home: 7, away: 8, kickoffAt })
  openPage('/live/lq/js', answer(makeBasketballList([tomorrow], { serverAt: Date.now() })))
  const row = await screen.findByRole('article', { name: /队7 对 队8/ })
  expect(row).toHaveTextContent(formatDate(kickoffAt * 1000, 'MM-dd'))
})

test('a new leader of the last two minutes marks the row and is announced', async () => {
  const { live } = openPage()
  const row = await screen.findByRole('article', { name: /98 比 97/ })
  await act(async () => live.confirm(topic, { epoch: 'e1', seq: 0, recovered: true }))
  const emit = (seq: number, score: [number, number], incidents: object[] = []) =>
    act(async () =>
      live.emit(topic, {
        epoch: 'e1',
        seq,
        data: {
          serverAt: Date.now(),
          changed: [{ id: 1, score, version: seq + 1, sourceAt: now() }],
          incidents,
        },
      }),
    )
  await emit(1, [100, 97])
  await waitFor(() => expect(row).toHaveAccessibleName(/100 比 97/))
  expect(row).not.toHaveClass('scored')
  await emit(2, [100, 101], [{ matchId: 1, type: 3, side: 'away', minute: 47, player: null }])
  await waitFor(() => expect(row).toHaveAccessibleName(/100 比 101/))
  expect(row).toHaveClass('scored')
  const card = screen.getByRole('status', { name: '比赛提示' })
  await waitFor(() => expect(card).toHaveTextContent('反超 联1 第四节 01:40'))
})

test('赛程 and 赛果 ask for the whole day and show their part of it', async () => {
  const schedule = openPage('/live/lq/sc')
  await screen.findByRole('article', { name: /队3 对 队4/ })
  expect(schedule.asked(getBasketballMatches)).toContainEqual({
    type: 0,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(shownIds().sort()).toEqual(['1', '2'])
  schedule.unmount()
  openPage('/live/lq/sg')
  expect(await screen.findByRole('article', { name: /110 比 90/ })).toBeInTheDocument()
  expect(shownIds()).toEqual(['3'])
})

test('关注 reads the followed games by their ids', async () => {
  const { asked } = openPage()
  const row = await screen.findByRole('article', { name: /队3 对 队4/ })
  fireEvent.click(within(row).getByRole('button', { name: '关注' }))
  fireEvent.click(screen.getByRole('tab', { name: '关注' }))
  expect(await screen.findByRole('article', { name: /队3 对 队4/ })).toBeInTheDocument()
  expect(shownIds()).toEqual(['2'])
  expect(asked(getBasketballMatches)).toContainEqual({ ids: [2] })
})

test('the filter has a cookie of its own and no lotteries', async () => {
  openPage()
  await screen.findByRole('article', { name: /队1/ })
  fireEvent.click(screen.getByRole('button', { name: '筛选' }))
  fireEvent.click(await screen.findByRole('button', { name: '清空' }))
  const ranges = screen.getByRole('tablist', { name: '范围' })
  expect(within(ranges).getAllByRole('tab')).toHaveLength(2)
  fireEvent.click(screen.getByRole('checkbox', { name: /联2/ }))
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText(/隐藏 2 场/)).toBeInTheDocument()
  expect(document.cookie).toContain('basketballFilter=2!')
  expect(document.cookie).not.toContain('footballFilter')
})

test('its settings are those of basketball', async () => {
  openPage()
  await screen.findByRole('article', { name: /队1/ })
  fireEvent.click(screen.getByRole('button', { name: '比分设置' }))
  expect(await screen.findByRole('switch', { name: /反超提示/ })).toBeInTheDocument()
  expect(screen.getByRole('switch', { name: /显示排名/ })).toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: /进球提示/ })).toBeNull()
  expect(screen.queryByRole('switch', { name: /显示角球/ })).toBeNull()
})
