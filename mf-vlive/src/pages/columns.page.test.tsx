import { bookBroadcast, getRooms } from '@saidian/shared/contracts/rooms'
import { sessionSlice, settingsSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFootballList,
  makeMatch,
  makeMatchSummary,
  makeRoomCard,
  makeRoomList,
  makeScheduledBroadcast,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ColumnsPage } from './columns.page'

/** Server time of the lists. */
const KICK_OFF = 1_770_000_000

const LIST = answer(
  makeFootballList([
    makeMatch({ id: 1001, s: 4, score: [2, 1] }),
    makeMatch({ id: 1002, s: 4, score: [0, 0] }),
  ]),
)

type Answerer = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)

function open(rooms: Answerer, others: Record<string, Answerer> = {}, path = '/vlive/0') {
  const http = createFakeHttp({
    [`GET ${getRooms.path}`]: rooms,
    'GET /live/football/v1_1/live': LIST,
    ...others,
  })
  const world = createWorld({ http })
  const show = () => renderWithStore(<ColumnsPage />, { path, route: '/vlive/:type?', world })
  return { ...world, show }
}

const followed = makeRoomCard({ id: 3, isFollowed: true })
const withMatch = makeRoomCard({ id: 4, match: makeMatchSummary({ id: 1001 }), heat: 126_400 })
const off = makeRoomCard({ id: 5, isLive: false, isFollowed: true })

/** The browser has no layout in tests: every row is near, and so is the end of the list. */
beforeAll(() => {
  Object.defineProperty(window, 'innerHeight', { value: 4_000, configurable: true })
  window.scrollTo = () => undefined
  window.IntersectionObserver = class {
    readonly #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe() {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      queueMicrotask(() => this.#report([entry], this as never))
    }
    disconnect() {}
  } as never
})

test('followed anchors stand first, then what is announced, then all others', async () => {
  const { show } = open(
    answer(
      makeRoomList({
        rooms: [followed, withMatch, off],
        banner: [makeRoomCard({ id: 9, title: '欧冠之夜' })],
        upcoming: [makeScheduledBroadcast()],
      }),
    ),
  )
  show()
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  const list = await screen.findByRole('feed', { name: '热门直播间' })
  const headings = within(list).getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '关注的主播',
    '预告',
    '全部直播间',
  ])
  const rows = within(list).getAllByRole('article')
  expect(rows[0]).toHaveTextContent('欧冠之夜')
  expect(rows[2]).toHaveTextContent('主播3')
  expect(rows[6]).toHaveTextContent('直播热度 12.6万')
  expect(rows[6]).toHaveTextContent('休息中')
  expect(screen.getByRole('link', { name: /主播4/ })).toHaveAttribute('href', '/vlive/detail/4')
})

test('a card shows the score of the list of matches as soon as that has come', async () => {
  let deliver: () => void = () => undefined
  const list = new Promise<FakeAnswer>((done) => {
    deliver = () => done(LIST)
  })
  const { show } = open(answer(makeRoomList({ rooms: [withMatch] })), {
    'GET /live/football/v1_1/live': () => list,
  })
  show()
  const card = await screen.findByRole('link', { name: /主播4/ })
  expect(card).toHaveTextContent('阿森纳 VS 利物浦')
  deliver()
  await waitFor(() => expect(card).toHaveTextContent(/阿森纳 2-1.*利物浦/))
})

test('无剧透 hides the score, and says that the match is on', async () => {
  const { show, store } = open(answer(makeRoomList({ rooms: [withMatch] })))
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true }))
  show()
  const card = await screen.findByRole('link', { name: /主播4/ })
  await waitFor(() => expect(card).toHaveTextContent('阿森纳 进行中 利物浦'))
  expect(card).not.toHaveTextContent('2-1')
})

test.each([
  [0, '3-1'],
  [60, '2-1'],
])('with a stream delay of %i s, a goal of now shows %s', async (value, shown) => {
  const other = makeRoomCard({ id: 8, match: makeMatchSummary({ id: 1002 }) })
  const { show, store, live } = open(answer(makeRoomList({ rooms: [withMatch, other] })))
  show()
  const card = await screen.findByRole('link', { name: /主播4/ })
  const otherCard = screen.getByRole('link', { name: /主播8/ })
  await waitFor(() => expect(card).toHaveTextContent('2-1'))
  const delay = settingsSlice.actions.settingChosen({ key: 'streamDelaySeconds', value })
  act(() => void store.dispatch(delay))
  const scored = (id: number, score: [number, number], secondsAgo: number) => ({
    serverAt: (KICK_OFF - secondsAgo) * 1000,
    changed: [{ id, score, version: 2 }],
  })
  await act(async () => {
    live.confirm('board/football', { epoch: 'e1', seq: 0, recovered: true })
    live.emit('board/football', { epoch: 'e1', seq: 1, data: scored(1002, [1, 0], 90) })
    live.emit('board/football', { epoch: 'e1', seq: 2, data: scored(1001, [3, 1], 0) })
  })
  await waitFor(() => expect(otherCard).toHaveTextContent('1-0'))
  expect(card).toHaveTextContent(shown)
})

test('an empty column leads to the matches; one that failed loads again', async () => {
  const answers = [apiError('server.fault'), answer(makeRoomList({ rooms: [] }))]
  const { show, host } = open(() => answers.shift() ?? 'no network', {}, '/vlive/3')
  show()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('综合暂时没有直播')).toBeVisible()
  expect(screen.getByRole('button', { name: '去看比赛' })).toBeVisible()
  expect(host.toasts).toEqual([])
})

test('later pages follow, and a room that moved between two pages is listed once', async () => {
  const pages = [
    makeRoomList({ rooms: [makeRoomCard({ id: 1 }), makeRoomCard({ id: 2 })], hasMore: true }),
    makeRoomList({ rooms: [makeRoomCard({ id: 2 }), makeRoomCard({ id: 6 })] }),
  ]
  const { show, http } = open(({ query }) => answer(pages[Number(query?.page ?? 1) - 1]))
  show()
  expect(await screen.findByText('没有更多了')).toBeVisible()
  expect(screen.getByText('主播6')).toBeVisible()
  expect(screen.getAllByText('主播2')).toHaveLength(1)
  expect(http.requests.filter(({ url }) => url === getRooms.path)).toHaveLength(2)
})

test('a tap on a column opens its address', async () => {
  const { show } = open(({ query }) =>
    answer(makeRoomList({ rooms: [makeRoomCard({ id: 20 + Number(query?.column) })] })),
  )
  const { location } = show()
  await screen.findByText('主播20')
  await userEvent.click(screen.getByRole('tab', { name: '篮球' }))
  expect(await screen.findByText('主播22')).toBeVisible()
  expect(location()).toBe('/vlive/2')
})

test('an unknown column leads to 热门', async () => {
  const { show } = open(answer(makeRoomList()), {}, '/vlive/9')
  const { location } = show()
  expect(await screen.findByText('主播10001')).toBeVisible()
  expect(location()).toBe('/vlive/0')
})

describe('预约', () => {
  const announced = answer(makeRoomList({ upcoming: [makeScheduledBroadcast()] }))
  const button = () => screen.findByRole('button', { name: '预约今晚一起看球' })

  test('is shown at once, with the count of the server', async () => {
    let settle: (reply: FakeAnswer) => void = () => undefined
    const { show, store, host } = open(announced, {
      [`POST ${bookBroadcast.path}`]: () => new Promise((done) => (settle = done)),
    })
    store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
    show()
    expect(await button()).toHaveTextContent('预约 7')
    await userEvent.click(await button())
    await waitFor(async () => expect(await button()).toHaveTextContent('已预约 8'))
    await act(async () => settle(answer({ isBooked: true, bookings: 12 })))
    await waitFor(async () => expect(await button()).toHaveTextContent('已预约 12'))
    expect(host.toasts).toEqual(['开播时通知你'])
  })

  test('is taken back with the reason when the server refuses', async () => {
    const { show, store, host } = open(announced, {
      [`POST ${bookBroadcast.path}`]: apiError('server.fault'),
    })
    store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
    show()
    await userEvent.click(await button())
    await waitFor(() => expect(host.toasts).toHaveLength(1))
    expect(await button()).toHaveTextContent('预约 7')
    expect(await button()).toHaveAttribute('aria-pressed', 'false')
  })

  test('leads a visitor to the login', async () => {
    const { show, host, http } = open(announced)
    show()
    await userEvent.click(await button())
    expect(host.navigated).toEqual([expect.stringMatching(/^\/user\/login\?back=/)])
    expect(http.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
