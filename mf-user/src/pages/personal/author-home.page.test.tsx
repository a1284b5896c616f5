import type { FriendCard } from '@saidian/shared/contracts/friends'
import { getFriendCard } from '@saidian/shared/contracts/friends'
import { getAuthorHome } from '@saidian/shared/contracts/profile'
import { blockMember, getBlockedMembers } from '@saidian/shared/contracts/relations'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeAuthorHome,
  makeUserInfo,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { never } from '../../testing/open-as-member'
import { AuthorHomePage } from './author-home.page'

const member = makeAuthorHome()

function open(reply: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>), id = '100007') {
  const http = createFakeHttp({ [`GET ${getAuthorHome.path}`]: reply })
  return renderWithStore(<AuthorHomePage />, {
    path: `/user/authorHome?id=${id}`,
    world: createWorld({ http }),
  })
}

test('shows name, level and registration date to everyone', async () => {
  open(answer(member))
  expect(await screen.findByRole('heading', { name: '风过看台' })).toBeVisible()
  expect(screen.getByText('Lv.4 · 赛点号 100007')).toBeVisible()
  expect(screen.getByText(/加入赛点$/)).toBeVisible()
})

test('shows 用户不存在 with a link for an unknown member', async () => {
  open(apiError('profile.no_such_member'))
  expect(await screen.findByText('用户不存在')).toBeVisible()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeVisible()
})

test('sends no request for an address without a number', () => {
  const { http } = open(answer(member), 'javascript:alert(1)')
  expect(screen.getByText('用户不存在')).toBeVisible()
  expect(http.requests).toEqual([])
})

test('shows a placeholder while it loads', () => {
  open(never)
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer(member)]
  open(() => answers.shift() ?? 'no network')
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('风过看台')).toBeVisible()
})

test('a member follows another one, and the account learns it by the outbox', async () => {
  const { store } = open(answer(member))
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  await userEvent.click(await screen.findByRole('button', { name: '关注风过看台', pressed: false }))
  expect(screen.getByRole('button', { name: '关注风过看台', pressed: true })).toBeVisible()
  expect(store.getState().outbox.follows).toMatchObject({
    'member 100007': { kind: 'member', id: '100007', isOn: true, title: '风过看台' },
  })
})

test.each([
  [false, '关注', '已关注'],
  [true, '回关', '互相关注'],
])(
  'where the member follows the caller is %s, the button says %s, then %s',
  async (follows, before, after) => {
    const { store } = open(answer({ ...member, followsCaller: follows }))
    store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
    const button = await screen.findByRole('button', { name: '关注风过看台' })
    expect(button).toHaveTextContent(before)
    await userEvent.click(button)
    expect(button).toHaveTextContent(after)
  },
)

test('a visitor who follows goes to the login and comes back', async () => {
  window.history.replaceState(null, '', '/user/authorHome?id=100007')
  const { host, store } = open(answer(member))
  await userEvent.click(await screen.findByRole('button', { name: '关注风过看台' }))
  expect(host.navigated).toEqual(['/user/login?back=%2Fuser%2FauthorHome%3Fid%3D100007'])
  expect(store.getState().outbox.follows).toEqual({})
})

test('a member blocks another one and ends it again', async () => {
  let isBlocked = false
  const blocked = { ...member, blockedAt: 1_795_000_000 }
  const http = createFakeHttp({
    [`GET ${getAuthorHome.path}`]: answer(member),
    [`GET ${getBlockedMembers.path}`]: () => answer({ members: isBlocked ? [blocked] : [] }),
    [`POST ${blockMember.path}`]: () => {
      isBlocked = !isBlocked
      return answer({ isBlocked })
    },
  })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  renderWithStore(<AuthorHomePage />, { path: '/user/authorHome?id=100007', world })
  await userEvent.click(await screen.findByRole('button', { name: '拉黑风过看台' }))
  expect(world.host.dialogs).toEqual(['拉黑风过看台？'])
  await userEvent.click(await screen.findByRole('button', { name: '拉黑风过看台', pressed: true }))
  expect(
    await screen.findByRole('button', { name: '拉黑风过看台', pressed: false }),
  ).toHaveTextContent('拉黑')
  expect(world.host.toasts).toEqual(['已拉黑风过看台', '已解除拉黑风过看台'])
})

test('there is nothing to follow on the own page', async () => {
  const { store } = open(answer(member))
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo({ id: member.id })))
  expect(await screen.findByRole('heading', { name: '风过看台' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /关注/ })).toBeNull()
})

describe('the way to a conversation', () => {
  const card: FriendCard = {
    id: member.id,
    nickName: member.nickName,
    portrait: '',
    level: 4,
    remark: '',
    state: 'none',
    isBlocked: false,
    isFollowing: false,
  }
  function openAsMember(given: Partial<FriendCard>) {
    const http = createFakeHttp({
      [`GET ${getAuthorHome.path}`]: answer(member),
      [`GET ${getFriendCard.path}`]: answer({ ...card, ...given }),
    })
    const world = createWorld({ http })
    world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
    return renderWithStore(<AuthorHomePage />, { path: '/user/authorHome?id=100007', world })
  }

  test.each([
    ['none', '加好友'],
    ['asked', '通过申请'],
    ['requested', '等待验证'],
  ] as const)('is open to all, and the state %s says %s', async (state, label) => {
    const { host } = openAsMember({ state })
    await userEvent.click(await screen.findByRole('button', { name: `${label}：风过看台` }))
    await userEvent.click(screen.getByRole('button', { name: '给风过看台发消息' }))
    expect(host.navigated).toEqual(['/message/personal?id=100007', '/message/chat?with=100007'])
  })

  test('asks no friend to be one', async () => {
    const { http } = openAsMember({ state: 'friend' })
    expect(await screen.findByRole('button', { name: '给风过看台发消息' })).toBeVisible()
    await waitFor(() => expect(http.requests.map(({ url }) => url)).toContain(getFriendCard.path))
    expect(screen.queryByRole('button', { name: /加好友/ })).toBeNull()
  })

  test('is closed to one whom the reader blocks', async () => {
    openAsMember({ isBlocked: true })
    expect(await screen.findByRole('button', { name: '关注风过看台' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /发消息/ })).toBeNull())
  })

  test('leads a visitor to the login, and nothing is asked before', async () => {
    window.history.replaceState(null, '', '/user/authorHome?id=100007')
    const { host, http } = open(answer(member))
    await userEvent.click(await screen.findByRole('button', { name: '加好友：风过看台' }))
    expect(host.navigated).toEqual(['/user/login?back=%2Fuser%2FauthorHome%3Fid%3D100007'])
    expect(http.requests).toHaveLength(1)
  })
})

test('a tap on the portrait shows it over the whole screen, and × closes it', async () => {
  open(answer({ ...member, portrait: '/profile/portraits/7.webp' }))
  await userEvent.click(await screen.findByRole('button', { name: '查看头像' }))
  const viewer = await screen.findByRole('dialog', { name: '查看图片' })
  expect(within(viewer).getByRole('img', { name: '风过看台的头像' })).toHaveAttribute(
    'src',
    '/profile/portraits/7.webp',
  )
  await userEvent.click(within(viewer).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
