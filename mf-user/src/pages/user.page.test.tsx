import { cancelLeave } from '@saidian/shared/contracts/accounts'
import { getUserInfo } from '@saidian/shared/contracts/profile'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { getWallet, redeemGiftCode } from '@saidian/shared/contracts/wallet'
import { ContributionContext, createContributions } from '@saidian/shared/host'
import { messagesSlice, sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  type FakeAnswer,
  makeRemoteMeta,
  makeUserInfo,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import declared from '../../remote.json'
import { observeListEnd, reachListEnd } from '../testing/list-end'
import { type Answers, never, openAsMember } from '../testing/open-as-member'
import { UserPage } from './user.page'

const INFO = `GET ${getUserInfo.path}`
const entry = (id: number, amount: number) => ({
  id: String(id),
  at: 1_795_000_000,
  amount,
  balance: 88,
  title: `第${id}笔`,
})
const own = declared as RemoteMeta
const scores = makeRemoteMeta({
  contributes: {
    'user.entries': [
      { id: 'scores', title: '今日比赛', order: 25, to: '/live/hot', icon: 'pitch', group: 'mine' },
      { id: 'sounds', title: '提示音', order: 115, to: '/live/hot', icon: 'ball', group: 'help' },
    ],
  },
})

/** The page between remotes that are all published. */
const between = (...metas: RemoteMeta[]) => (
  <ContributionContext
    value={createContributions({ metas, isPublished: () => true, load: async () => ({}) })}
  >
    <UserPage />
  </ContributionContext>
)
const open = (answers: Answers = {}, path = '/user', page = between(own)) =>
  openAsMember(page, path, answers)
/** Labels of the links of a card. */
const linksOf = (card: string) =>
  within(screen.getByRole('navigation', { name: card }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a visitor gets a login link with the return address and no member entries', () => {
  renderWithStore(between(own, scores), { path: '/user' })
  expect(screen.getByRole('link', { name: /登录 \/ 注册/ })).toHaveAttribute(
    'href',
    '/user/login?back=%2Fuser',
  )
  expect(screen.getByRole('link', { name: '今日比赛' })).toHaveAttribute('href', '/live/hot')
  expect(linksOf('我的')).toEqual(['今日比赛'])
})

test('lists entries of all remotes in their order', async () => {
  open({}, '/user', between(scores, own))
  await screen.findByRole('link', { name: /个人资料$/ })
  expect(linksOf('我的')).toEqual([
    '我的比赛',
    '我的关注',
    '我的帖子',
    '我的评论',
    '今日比赛',
    '浏览历史',
  ])
  expect(linksOf('帮助与设置')).toEqual(['设置', '提示音', '常见问题', '意见反馈', '关于我们'])
})

test('a link with a badge shows what waits unread, before its remote loads', async () => {
  const entries = makeRemoteMeta({
    contributes: {
      'user.entries': [
        {
          id: 'notices',
          title: '通知',
          order: 30,
          to: '/message/notice',
          icon: 'message',
          group: 'mine',
          badge: 'unread',
        },
      ],
    },
  })
  const { store } = open({}, '/user', between(own, entries))
  const link = () => screen.getByRole('link', { name: /通知/ })
  expect(within(link()).queryByRole('img')).toBeNull()
  act(() => void store.dispatch(messagesSlice.actions.noticesCounted(3)))
  expect(within(link()).getByRole('img', { name: '3条未读' })).toBeVisible()
})

test('a card that no published remote fills is not shown', () => {
  renderWithStore(between(own), { path: '/user' })
  expect(screen.queryByRole('navigation', { name: '我的' })).toBeNull()
  expect(linksOf('帮助与设置')).toEqual(['设置', '常见问题', '意见反馈', '关于我们'])
})

test('a member sees profile, level and counts with links', async () => {
  const counts = { follows: 3, favourites: 2, history: 7 }
  open({ [INFO]: answer(makeUserInfo({ nickName: '风过看台', coins: 88, counts, level: 4 })) })
  expect(await screen.findByRole('link', { name: /^风过看台.*个人资料$/ })).toHaveAttribute(
    'href',
    '/user/infor',
  )
  expect(screen.getByText('Lv.4')).toBeVisible()
  expect(screen.getByRole('link', { name: /3\s*关注/ })).toHaveAttribute('href', '/user/attention')
  expect(screen.getByRole('link', { name: /7\s*历史/ })).toHaveAttribute('href', '/user/history')
  expect(screen.getByRole('link', { name: /2\s*收藏/ })).toHaveAttribute(
    'href',
    '/user/community?tab=favourites',
  )
})

test('shows a placeholder while the member loads', () => {
  open({ [INFO]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('ignores an answer that belongs to an earlier login', async () => {
  let arrive: (info: FakeAnswer) => void = () => {}
  const late = new Promise<FakeAnswer>((resolve) => {
    arrive = resolve
  })
  const { store } = open({ [INFO]: () => late })
  await act(async () => {
    store.dispatch(sessionSlice.actions.loggedIn({ token: 'second' }))
    arrive(answer(makeUserInfo({ nickName: '先来的人' })))
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(store.getState().session.userInfo).toBeNull()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer(makeUserInfo({ nickName: '风过看台' }))]
  open({ [INFO]: () => answers.shift() ?? 'no network' })
  expect(await screen.findByText('资料加载失败，请稍后再试')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('风过看台')).toBeVisible()
})

test('shows the deletion date, and the user can cancel the deletion', async () => {
  let isLeaving = true
  const { host } = open({
    [INFO]: () => answer(makeUserInfo({ deletingAt: isLeaving ? 1_796_000_000 : null })),
    [`POST ${cancelLeave.path}`]: () => {
      isLeaving = false
      return answer(null)
    },
  })
  expect(await screen.findByText(/账号将于 \d+年\d+月\d+日 注销/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '撤销注销' }))
  await waitFor(() => expect(screen.queryByText(/账号将于/)).toBeNull())
  expect(host.toasts).toEqual(['已撤销注销'])
})

describe('the wallet', () => {
  const WALLET = `GET ${getWallet.path}`

  beforeEach(observeListEnd)

  test('shows coins and entries and loads older ones near the end', async () => {
    const pages = [
      answer({ coins: 88, entries: [entry(9, 100), entry(8, -12)], hasMore: true }),
      answer({ coins: 88, entries: [entry(7, 5)], hasMore: false }),
    ]
    open({ [WALLET]: () => pages.shift() ?? 'no network' }, '/user?wallet')
    const lines = await screen.findByRole('feed', { name: '金币记录' })
    expect(within(lines).getByText('+100')).toBeVisible()
    expect(within(lines).getByText('−12')).toBeVisible()
    await reachListEnd()
    expect(await screen.findByText('第7笔')).toBeVisible()
    expect(screen.getByText('没有更多了')).toBeVisible()
  })

  test('shows a failure', async () => {
    open({ [WALLET]: apiError('server.fault') }, '/user?wallet')
    expect(await screen.findByText('金币加载失败，请稍后再试')).toBeVisible()
  })

  test('an empty wallet says so; an invalid gift code stays in the field', async () => {
    const answers = [apiError('wallet.no_such_code'), answer({ coins: 50, added: 50 })]
    const { host, bodies } = open(
      {
        [WALLET]: answer({ coins: 0, entries: [], hasMore: false }),
        [`POST ${redeemGiftCode.path}`]: () => answers.shift() ?? 'no network',
      },
      '/user?wallet',
    )
    expect(await screen.findByText('还没有金币记录')).toBeVisible()
    await userEvent.type(screen.getByLabelText('礼品码'), 'ABCD-1234')
    await userEvent.click(screen.getByRole('button', { name: '兑换' }))
    expect(await screen.findByText('礼品码无效或已使用')).toBeVisible()
    expect(screen.getByLabelText('礼品码')).toHaveValue('ABCD-1234')
    await userEvent.click(screen.getByRole('button', { name: '兑换' }))
    await waitFor(() => expect(host.toasts).toEqual(['兑换成功，金币 +50']))
    expect(screen.getByLabelText('礼品码')).toHaveValue('')
    const [first, second] = bodies(redeemGiftCode) as { requestKey: string }[]
    expect(first?.requestKey).toBe(second?.requestKey)
  })
})
