import { getFootballLive } from '@saidian/shared/contracts/football'
import {
  getRoom,
  getRoomRank,
  manageEndpoints,
  playRoom,
  type RoomDetail,
  readRoomNotices,
  sendRoomMessage,
  stayInRoom,
  welcomeToRoom,
} from '@saidian/shared/contracts/rooms'
import { useGivenPageText } from '@saidian/shared/host'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  makeFootballList,
  makeMatch,
  makeRoomMessage,
  makeRoomWelcome,
  makeUserInfo,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { makeRoomDetail, ROOM_ID } from '../testing/room-detail.factory'
import { RoomPage } from './room.page'

const CALL = {
  room: `GET ${getRoom.path.replace(':roomId', String(ROOM_ID))}`,
  rank: `GET ${getRoomRank.path.replace(':roomId', String(ROOM_ID))}`,
  welcome: `POST ${welcomeToRoom.path}`,
  notices: `POST ${readRoomNotices.path}`,
  say: `POST ${sendRoomMessage.path}`,
  play: `POST ${playRoom.path}`,
  stay: `POST ${stayInRoom.path}`,
  mute: `POST ${manageEndpoints.mute.path}`,
}
const TOPIC = `room/r${ROOM_ID}`
const CONVERSATION = 'room/m1001'
const ME = makeUserInfo({ id: '77' })

type Answers = Parameters<typeof createFakeHttp>[0]

function show(detail: Partial<RoomDetail> = {}, answers: Answers = {}, path = `${ROOM_ID}`) {
  const http = createFakeHttp({
    [CALL.room]: answer(makeRoomDetail({ seq: 0, ...detail })),
    [CALL.welcome]: answer(
      makeRoomWelcome({ topic: CONVERSATION, messages: [makeRoomMessage({ roomId: ROOM_ID })] }),
    ),
    [CALL.notices]: answer({ notices: ['文明观赛'] }),
    [CALL.play]: answer({ isLive: false, sources: [], expiresAt: Date.now() + 60_000 }),
    [CALL.stay]: answer({ earned: [] }),
    ...answers,
  })
  const world = createWorld({ http })
  const page = renderWithStore(<RoomPage />, {
    world,
    path: `/vlive/detail/${path}`,
    route: '/vlive/detail/:id?',
  })
  const emit = (topic: string, seq: number, data: object) =>
    act(async () => {
      const event = { serverAt: Date.now() + 1_000, ...data }
      page.live.emit(topic, { epoch: 'e1', seq, data: event })
      await new Promise((done) => setTimeout(done, 80))
    })
  return { ...page, emit }
}

const login = (store: ReturnType<typeof show>['store']) =>
  act(() => {
    store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
    store.dispatch(sessionSlice.actions.userInfoRead(ME))
  })
const bodiesOf = (page: ReturnType<typeof show>, path: string) =>
  page.http.requests.filter(({ url }) => url === path).map(({ body }) => body)

beforeAll(() => {
  // jsdom has no layout, so nothing in it changes its size.
  globalThis.ResizeObserver ??= class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
})
beforeEach(() => localStorage.clear())

describe('a live room', () => {
  it('shows placeholders while it loads', () => {
    show({}, { [CALL.room]: () => new Promise(() => undefined) })
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('offers a retry after a failure, and other rooms where there is none', async () => {
    show({}, { [CALL.room]: 'no network' })
    expect(await screen.findByRole('button', { name: /重试/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看看其他直播间' })).toHaveAttribute('href', '/vlive/0')
  })

  it.each([
    ['an unknown room', {}, String(ROOM_ID), '直播间不存在'],
    ['an address without a number', {}, 'abc', '直播间不存在'],
  ])('says so of %s', async (_, detail, path, text) => {
    const error = apiError('room.no_such_room')
    show(detail, { [CALL.room]: error }, path)
    expect(await screen.findByRole('heading')).toHaveTextContent(path === 'abc' ? text : /不存在/)
  })

  it('shows anchor, match and conversation, and is there for the server', async () => {
    const page = show()
    expect(await screen.findByRole('heading', { name: '主播10001' })).toBeInTheDocument()
    expect(screen.getByText('热度 12.6万')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /比赛详情/ })).toHaveAttribute(
      'href',
      '/live/zq/detail/1001',
    )
    expect(await screen.findByText('第1句')).toBeInTheDocument()
    expect(await screen.findByText('文明观赛')).toBeInTheDocument()
    expect(bodiesOf(page, stayInRoom.path)).toMatchObject([{ roomId: ROOM_ID, isEntering: true }])
    expect(outboxVisits(page)).toMatchObject([{ kind: 'room', id: String(ROOM_ID) }])
  })

  it('shows what is said, given and done, of both topics', async () => {
    const page = show()
    await screen.findByText('第1句')
    await page.emit(CONVERSATION, 1, { said: [makeRoomMessage({ id: 2, roomId: ROOM_ID })] })
    expect(await screen.findByText('第2句')).toBeInTheDocument()
    const from = { id: '5', nickName: '阿豪', portrait: '', level: 3 }
    const gift = { giftId: 1, name: '加油棒', icon: 'stick', coins: 1, isLarge: false, noble: 0 }
    const combo = { comboId: 'c1', at: Date.now(), from, ...gift }
    await page.emit(TOPIC, 1, { gifts: [{ ...combo, count: 1 }] })
    await page.emit(TOPIC, 2, { gifts: [{ ...combo, count: 66 }] })
    expect(await screen.findByText('加油棒 ×66')).toBeInTheDocument()
    expect(screen.queryByText('加油棒 ×1')).toBeNull()
    await page.emit(TOPIC, 3, { entered: [{ member: from, noble: 6 }] })
    expect(await screen.findByText('进入直播间')).toBeInTheDocument()
    await page.emit(TOPIC, 4, { state: { heat: 9 } })
    expect(await screen.findByText('热度 9')).toBeInTheDocument()
  })

  it('says an act to the member it hits, who may not write any more', async () => {
    const page = show()
    login(page.store)
    expect(await screen.findByRole('textbox', { name: '发言' })).toBeInTheDocument()
    const mute = { kind: 'mute', by: '老周', memberId: ME.id, memberName: ME.nickName, minutes: 10 }
    await page.emit(TOPIC, 1, { acts: [mute] })
    expect(await screen.findByText('你被老周禁言 10 分钟')).toBeInTheDocument()
    expect(screen.getByText(/你已被禁言/)).toBeInTheDocument()
  })

  it('shows a removed member why, and the way to other rooms', async () => {
    const page = show()
    login(page.store)
    await screen.findByText('第1句')
    const removal = { kind: 'remove', by: '老周', memberId: ME.id, reason: '刷广告' }
    await page.emit(TOPIC, 1, { acts: [removal] })
    expect(await screen.findByRole('heading', { name: '你已被移出该直播间' })).toBeInTheDocument()
    expect(screen.getByText('原因：刷广告')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看看其他直播间' })).toBeInTheDocument()
  })

  it('lets a manager mute the author of a message', async () => {
    const page = show(
      { mine: { role: 1, isFollowing: false, mutedUntil: null, isRemoved: false } },
      { [CALL.mute]: answer({ isChanged: true }) },
    )
    login(page.store)
    fireEvent.click(await screen.findByRole('button', { name: /第1句/ }))
    const menu = screen.getByRole('dialog')
    expect(within(menu).queryByRole('button', { name: '设为房管' })).toBeNull()
    fireEvent.click(within(menu).getByRole('button', { name: '禁言 1 小时' }))
    await waitFor(() =>
      expect(bodiesOf(page, manageEndpoints.mute.path)).toMatchObject([
        { roomId: ROOM_ID, memberId: '100001', minutes: 60 },
      ]),
    )
  })

  it('sends a message to the room', async () => {
    const said = makeRoomMessage({ id: 9, text: '好球', roomId: ROOM_ID })
    const page = show({}, { [CALL.say]: answer(said) })
    login(page.store)
    fireEvent.change(await screen.findByRole('textbox', { name: '发言' }), {
      target: { value: '好球' },
    })
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(await screen.findByText('好球')).toBeInTheDocument()
    expect(bodiesOf(page, sendRoomMessage.path)).toMatchObject([{ roomId: ROOM_ID, text: '好球' }])
  })

  it('leads a visitor who wants to give to the login and back', async () => {
    const page = show()
    fireEvent.click(await screen.findByRole('button', { name: '送礼物' }))
    expect(page.host.navigated[0]).toContain('/user/login')
  })

  it('follows the anchor at once', async () => {
    const page = show()
    fireEvent.click(await screen.findByRole('button', { name: '关注主播10001' }))
    expect(screen.getByRole('button', { name: '关注主播10001' })).toHaveTextContent('已关注')
    expect(Object.values(page.store.getState().outbox.follows)).toMatchObject([
      { kind: 'member', id: `9${ROOM_ID}`, isOn: true },
    ])
  })

  it('ranks by activity', async () => {
    const member = { id: '5', nickName: '阿豪', portrait: '', level: 3 }
    const page = show(
      {},
      {
        [CALL.rank]: answer({
          members: [{ rank: 1, member, noble: 0, points: 88 }],
          mine: { rank: 12, points: 4 },
        }),
      },
    )
    fireEvent.click(await screen.findByRole('tab', { name: '榜单' }))
    expect(await screen.findByText('88 活跃')).toBeInTheDocument()
    expect(screen.getByText('我的排名 12 · 4 活跃')).toBeInTheDocument()
    expect(page.http.requests.at(-1)?.query).toMatchObject({ period: 'day' })
  })

  it('shows no score in strip, plate, title or conversation before the picture', async () => {
    localStorage.setItem(
      'vlive/pictureDelays',
      JSON.stringify([[ROOM_ID, { pictureMs: 1_500, addedMs: 0 }]]),
    )
    const match = makeMatch({ id: 1001, s: 2, score: [0, 0], ot: Math.floor(Date.now() / 1000) })
    const list = makeFootballList([match], { epoch: 'e1', seq: 0, serverAt: Date.now() })
    const page = show({}, { [`GET ${getFootballLive.path}`]: answer(list) })
    expect(await screen.findByRole('link', { name: /^0 - 0/ })).toBeInTheDocument()
    const now = { version: 2, sourceAt: Math.floor(Date.now() / 1000) }
    await page.emit('board/football', 1, {
      serverAt: Date.now(),
      changed: [{ id: 1001, score: [1, 0], ...now }],
    })
    await new Promise((done) => setTimeout(done, 900))
    expect(document.body).not.toHaveTextContent(/1 - 0|1-0/)
    expect(givenTitle()).toContain('0-0')
    expect(await screen.findByRole('link', { name: /^1 - 0/ }, { timeout: 3_000 })).toBeVisible()
    expect(await screen.findByText(/^进球！.*阿森纳 1-0 利物浦$/)).toBeVisible()
    expect(givenTitle()).toContain('1-0')
  })

  it('lets scores wait for the picture while it is on air and the page is open', async () => {
    const page = show()
    await screen.findByText('第1句')
    const delayMs = () => page.store.getState().pictureDelay.delayMs
    expect(delayMs()).toBe(5_000)
    fireEvent.click(screen.getByRole('button', { name: /画面延迟 5.0 秒/ }))
    fireEvent.click(screen.getByRole('button', { name: '增加 0.5 秒' }))
    expect(delayMs()).toBe(5_500)
    await page.emit(TOPIC, 1, { state: { isLive: false } })
    await waitFor(() => expect(delayMs()).toBe(0))
    await page.emit(TOPIC, 2, { state: { isLive: true } })
    await waitFor(() => expect(delayMs()).toBe(5_500))
    page.unmount()
    expect(delayMs()).toBe(0)
  })
})

/** The title that the page gives to the document. */
function givenTitle(): string {
  const { result, unmount } = renderHook(useGivenPageText)
  unmount()
  return result.current?.title ?? ''
}

function outboxVisits(page: ReturnType<typeof show>) {
  return page.store.getState().outbox.visits
}
