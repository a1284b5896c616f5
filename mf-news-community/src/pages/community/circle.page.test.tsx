import { getPosts, joinCircle } from '@saidian/shared/contracts/community'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installLayout } from '../../testing/browser-layout'
import { makeCircleDetail, makePost } from '../../testing/post.factory'
import { CirclePage } from './circle.page'

beforeAll(installLayout)

type Answers = Parameters<typeof createFakeHttp>[0]

function open(circle: FakeAnswer, others: Answers = {}, path = '/community/qdetail?id=3') {
  const http = createFakeHttp({
    'GET /community/circle/detail/3': circle,
    [`POST ${getPosts.path}`]: answer({ posts: [makePost()], next: null }),
    ...others,
  })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo()))
  return renderWithStore(<CirclePage />, { path, route: '/community/qdetail', world })
}

test('a circle shows its counts, posts, rules and managers', async () => {
  const { http } = open(answer(makeCircleDetail()))
  expect(await screen.findByText('128 位球迷 · 56 篇帖子')).toBeVisible()
  expect(await screen.findByRole('feed', { name: '阿森纳的热门帖子' })).toBeVisible()
  const sent = http.requests.find(({ url }) => url === getPosts.path)
  expect(sent?.body).toEqual({ list: 'hot', circleId: 3 })
  await userEvent.click(screen.getByRole('button', { name: '圈子介绍与规则' }))
  expect(screen.getByText('不攻击其他球队的球迷')).toBeVisible()
  expect(screen.getByRole('link', { name: '海布里老人' })).toBeVisible()
})

test('加入 counts at once and goes back when it fails', async () => {
  let settle: (given: FakeAnswer) => void = () => undefined
  const joining = () =>
    new Promise<FakeAnswer>((done) => {
      settle = done
    })
  const { host } = open(answer(makeCircleDetail()), { [`POST ${joinCircle.path}`]: joining })
  await userEvent.click(await screen.findByRole('button', { name: '加入阿森纳' }))
  expect(await screen.findByText('129 位球迷 · 56 篇帖子')).toBeVisible()
  settle('no network')
  expect(await screen.findByText('128 位球迷 · 56 篇帖子')).toBeVisible()
  expect(screen.getByRole('button', { name: '加入阿森纳' })).toBeVisible()
  expect(host.toasts).toHaveLength(1)
})

test('a muted member reads until when', async () => {
  open(answer(makeCircleDetail({ mutedUntil: 1_795_000_000 })))
  expect(await screen.findByText(/你在本圈被禁言至/)).toBeVisible()
})

test('a circle that is none says so; one that failed loads again', async () => {
  const { unmount } = open(apiError('community.no_such_circle'))
  expect(await screen.findByText('圈子不存在')).toBeVisible()
  unmount()
  const none = open(answer(makeCircleDetail()), {}, '/community/qdetail?id=x')
  expect(await screen.findByRole('button', { name: '返回社区' })).toBeVisible()
  none.unmount()
  open(apiError('server.fault'))
  await waitFor(() => expect(screen.getByRole('button', { name: '点击重试' })).toBeVisible())
})
