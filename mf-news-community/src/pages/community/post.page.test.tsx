import { getComments } from '@saidian/shared/contracts/comments'
import { deletePost, getPost, type Post } from '@saidian/shared/contracts/community'
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
import { makePost } from '../../testing/post.factory'
import { PostPage } from './post.page'

beforeAll(installLayout)

const NO_COMMENTS = answer({ threads: [], total: 0, next: null, previous: null })

function open(post: FakeAnswer, path = '/community/detail?code=501') {
  const http = createFakeHttp({
    [`GET ${getPost.path}`]: post,
    [`POST ${getComments.path}`]: NO_COMMENTS,
    [`POST ${deletePost.path}`]: answer(null),
    'GET /user/favourite/list': answer([]),
  })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo()))
  return renderWithStore(<PostPage />, { path, route: '/community/detail', world })
}

const shown = (given: Partial<Post> = {}) => open(answer(makePost(given)))

test('a post stands with its author, its comments and what can be done', async () => {
  const { http, store } = shown()
  expect(await screen.findByText(/厄德高复出/)).toBeVisible()
  expect(screen.getByRole('region', { name: '评论' })).toBeVisible()
  for (const name of ['点赞 12', '收藏', '分享', '写评论…', '收起到浮窗', '关注风过看台'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  const sent = http.requests.find(({ url }) => url === getComments.path)
  expect(sent?.body).toMatchObject({ subject: { kind: 'post', id: '501' } })
  expect(store.getState().outbox.visits).toMatchObject([{ kind: 'post', id: '501' }])
})

test('收起到浮窗 keeps the post by its code', async () => {
  const { store } = shown()
  await userEvent.click(await screen.findByRole('button', { name: '收起到浮窗' }))
  expect(store.getState().newsNav.items).toMatchObject([{ link1: 'qz', link2: '501' }])
})

test('a link to a comment opens the thread around it', async () => {
  const { http } = open(answer(makePost()), '/community/detail?code=501&comment=88')
  await waitFor(() => {
    const sent = http.requests.find(({ url }) => url === getComments.path)
    expect(sent?.body).toMatchObject({ around: '88' })
  })
})

test('an own post that waits says so and takes no comments yet', async () => {
  shown({ isOwn: true, state: 'waiting' })
  expect(await screen.findByText('审核中，通过后其他人才能看到')).toBeVisible()
  expect(screen.queryByRole('region', { name: '评论' })).toBeNull()
  expect(screen.queryByRole('button', { name: '关注风过看台' })).toBeNull()
})

test('an own post is deleted after a question', async () => {
  const { host, http } = shown({ isOwn: true })
  await userEvent.click(await screen.findByRole('button', { name: /更多操作/ }))
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(host.toasts).toContain('帖子已删除'))
  expect(host.dialogs).toEqual(['删除这篇帖子？'])
  expect(http.requests.find(({ url }) => url === deletePost.path)?.body).toEqual({ code: '501' })
})

test('编辑 is there for ten minutes', async () => {
  const now = Math.floor(Date.now() / 1000)
  const first = shown({ isOwn: true, at: now - 590 })
  await userEvent.click(await screen.findByRole('button', { name: /更多操作/ }))
  expect(screen.getByRole('button', { name: '编辑' })).toBeVisible()
  first.unmount()
  shown({ isOwn: true, at: now - 601 })
  await userEvent.click(await screen.findByRole('button', { name: /更多操作/ }))
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull()
})

test.each([
  [apiError('community.no_such_post'), '/community/detail?code=501'],
  [answer(makePost()), '/community/detail?code=../x'],
])('a post that is gone leads back to the community', async (given, path) => {
  open(given, path)
  expect(await screen.findByText('帖子不存在或已删除')).toBeVisible()
  expect(screen.getByRole('button', { name: '返回社区' })).toBeVisible()
})

test('a post that failed loads again', async () => {
  open(apiError('server.fault'))
  expect(await screen.findByRole('button', { name: '点击重试' })).toBeVisible()
})
