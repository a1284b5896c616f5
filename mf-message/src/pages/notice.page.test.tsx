import { getNotices, readNotices } from '@saidian/shared/contracts/notices'
import { IM_NOTICE, IM_NOTICES_READ } from '@saidian/shared/contracts/sockets'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messagePaths } from '../paths'
import { makeNotice, makeNoticePage } from '../testing/notice.factory'
import { NoticePage } from './notice.page'

const TOPIC = 'user/100001'
/** 10:00 in Beijing. */
const AT = Date.UTC(2026, 10, 20, 2)
type Answers = Record<
  string,
  FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)
>

function open(list: Answers[string], others: Answers = {}, isKnown = true) {
  const http = createFakeHttp({
    [`GET ${getNotices.path}`]: list,
    [`POST ${readNotices.path}`]: answer({ total: 0, kinds: {} }),
    ...others,
  })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  if (isKnown) world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo()))
  renderWithStore(<NoticePage />, { path: messagePaths.notice(), world })
  const emit = (seq: number, code: number, data: unknown) =>
    act(() => world.im.emit(TOPIC, { epoch: 'e', seq, data: { code, data } }))
  const bodies = (path: string) =>
    http.requests.filter(({ url, method }) => method === 'POST' && url === path).map((r) => r.body)
  return { ...world, emit, bodies }
}

const rowOf = async (title: RegExp | string) =>
  (await screen.findByText(title)).closest('button') as HTMLElement

/** Every part of the page is on the screen: the end of the list asks for the next page. */
beforeAll(() => {
  window.IntersectionObserver = class {
    readonly #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry
      queueMicrotask(() => this.#report([entry], this as never))
    }
    unobserve() {}
    disconnect() {}
  } as never
})

test('shows notices by day, the unread ones marked', async () => {
  open(
    answer(
      makeNoticePage([
        makeNotice({ id: '2' }),
        makeNotice({
          id: '1',
          template: 'moderation.portrait_passed',
          kind: 'moderation',
          data: {},
          at: AT - 86_400_000,
          isRead: true,
        }),
      ]),
    ),
  )
  expect(within(await rowOf(/金币 \+5/)).getByText('未读，')).toBeInTheDocument()
  expect(within(await rowOf('头像审核通过')).queryByText('未读，')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(screen.getByText('礼品码兑换')).toBeVisible()
})

test('a template of a newer server has a general text', async () => {
  open(answer(makeNoticePage([makeNotice({ template: 'coins.later', data: {} })])))
  expect(await screen.findByText('新通知')).toBeVisible()
})

test('a tap opens what it is about and marks it as read', async () => {
  const { host, bodies } = open(answer(makeNoticePage([makeNotice({ id: '7' })])))
  await userEvent.click(await rowOf(/金币/))
  expect(host.navigated).toEqual(['/user'])
  await waitFor(() => expect(screen.queryByText('未读，')).toBeNull())
  await waitFor(() => expect(bodies(readNotices.path)).toEqual([{ ids: ['7'] }]))
  expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
})

test('an address outside the product is not opened', async () => {
  const { host } = open(answer(makeNoticePage([makeNotice({ link: '//evil.example/x' })])))
  await userEvent.click(await rowOf(/金币/))
  expect(host.navigated).toEqual([])
})

test('marks the notices of the page as read, not after a failure', async () => {
  const like = makeNotice({ id: '3', kind: 'likes', template: 'likes.liked' })
  const { bodies, host } = open(
    answer(makeNoticePage([like, makeNotice({ id: '2', at: AT + 5 }), makeNotice()])),
    { [`POST ${readNotices.path}`]: apiError('server.fault') },
  )
  await userEvent.click(await screen.findByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(host.toasts).toEqual(['没有成功，请稍后再试']))
  expect(bodies(readNotices.path)).toEqual([{ ids: ['2', '1'] }])
  expect(screen.getAllByText('未读，')).toHaveLength(2)
})

test('new notices appear, and what another device reads is read here', async () => {
  const { im, emit } = open(answer(makeNoticePage([makeNotice({ id: '1' })])))
  await screen.findByText(/金币/)
  act(() => im.confirm(TOPIC, { epoch: 'e', seq: 0, recovered: true }))
  const notice = makeNotice({ id: '2', template: 'account.password_changed', data: {}, at: AT + 9 })
  emit(1, IM_NOTICE, { notice, unread: { total: 2, kinds: { coins: 1, account: 1 } } })
  expect(await screen.findByText('密码已修改')).toBeVisible()
  emit(2, IM_NOTICES_READ, { ids: [], upTo: AT + 9, unread: { total: 0, kinds: {} } })
  await waitFor(() => expect(screen.queryByText('未读，')).toBeNull())
})

test('older notices follow', async () => {
  const all = Array.from({ length: 25 }, (_, n) =>
    makeNotice({ id: String(25 - n), at: AT - n, data: { coins: n + 1, reason: '兑换' } }),
  )
  const { http } = open(({ query }) =>
    answer(
      query?.before === undefined
        ? makeNoticePage(all.slice(0, 20), { hasMore: true })
        : makeNoticePage(all.slice(20)),
    ),
  )
  await screen.findByText('金币 +1')
  await waitFor(() =>
    expect(http.requests.at(-1)?.query).toMatchObject({ before: AT - 19, beforeId: '6' }),
  )
  expect(await screen.findByText('没有更多了')).toBeVisible()
})

test('shows an empty state, a placeholder and a failure with a retry', async () => {
  const answers = [apiError('server.fault'), answer(makeNoticePage([]))]
  open(() => answers.shift() ?? 'no network')
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('还没有通知')).toBeVisible()
})

test('loads before the member is known, and stays while it follows their topic', async () => {
  const { store, im } = open(answer(makeNoticePage([makeNotice()])), {}, false)
  expect(await screen.findByText('金币 +5')).toBeVisible()
  expect(im.topics()).toEqual([])
  act(() => void store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo())))
  expect(screen.getByText('金币 +5')).toBeVisible()
  await waitFor(() => expect(im.topics()).toEqual([TOPIC]))
})

test('new fans are among the notices, likes are not', async () => {
  const like = makeNotice({ id: '3', kind: 'likes', template: 'likes.liked' })
  const data = { name: '李四' }
  open(
    answer(
      makeNoticePage([like, makeNotice({ kind: 'follows', template: 'follows.followed', data })]),
    ),
  )
  expect(await screen.findByText(/^李四 关注了你$/)).toBeVisible()
  expect(screen.queryByText(/赞了/)).toBeNull()
  expect(screen.queryByRole('tab', { name: /赞/ })).toBeNull()
})

test('a removed text says why and that an appeal is possible', async () => {
  const data = { what: '评论', excerpt: '加我微信', reason: '广告' }
  const template = 'moderation.content_removed'
  const notice = makeNotice({ kind: 'moderation', template, data, link: '' })
  const { host } = open(answer(makeNoticePage([notice])))
  expect(await screen.findByText('“加我微信”：广告。不同意？可以申诉。')).toBeVisible()
  await userEvent.click(await rowOf('你的评论已被移除'))
  expect(host.navigated).toEqual(['/user/message?tab=cases'])
})

test('shows the notices of one kind, with how many wait unread', async () => {
  const fan = makeNotice({ id: '2', kind: 'follows', template: 'follows.followed' })
  const unread = { total: 5, kinds: { follows: 3, coins: 1, account: 1 } }
  open(answer(makeNoticePage([fan, makeNotice()], { unread })))
  await userEvent.click(await screen.findByRole('tab', { name: '粉丝 3' }))
  expect(await screen.findByText(/关注了你/)).toBeVisible()
  expect(screen.queryByText(/金币/)).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: '系统 2' }))
  expect(await screen.findByText(/金币/)).toBeVisible()
})
