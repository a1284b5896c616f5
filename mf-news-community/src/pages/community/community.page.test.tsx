import { getCircles, getPosts, likePost, type Post } from '@saidian/shared/contracts/community'
import { blockMember } from '@saidian/shared/contracts/relations'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFootballList,
  makeMatch,
  makeMatchSummary,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installLayout } from '../../testing/browser-layout'
import { makeCircle, makePicture, makePost } from '../../testing/post.factory'
import { CommunityPage } from './community.page'

type Answerer = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)
type Options = { others?: Record<string, Answerer>; path?: string; isMember?: boolean }

const page = (posts: Post[], next: string | null = null) => answer({ posts, next })

function open(posts: Answerer, { others = {}, path = '/community/list', isMember }: Options = {}) {
  const http = createFakeHttp({
    [`GET ${getCircles.path}`]: answer({ circles: [makeCircle({ isJoined: true })] }),
    [`POST ${getPosts.path}`]: posts,
    'GET /live/football/v1_1/live': answer(
      makeFootballList([makeMatch({ id: 1001, s: 4, score: [2, 1] })]),
    ),
    ...others,
  })
  const world = createWorld({ http })
  if (isMember) {
    world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
    world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo()))
  }
  return renderWithStore(<CommunityPage />, { path, route: '/community/list', world })
}

const cards = async () =>
  within(await screen.findByRole('feed', { name: '热门帖子' })).getAllByRole('article')

beforeAll(installLayout)

test('a card says who wrote what, where and about which match with its score', async () => {
  const tag = { kind: 'match', match: makeMatchSummary({ id: 1001 }) } as const
  const pictures = [makePicture(1), makePicture(2)]
  open(page([makePost({ tag, pictures, isPinned: true, editedAt: 1_795_000_100 })]))
  const [card] = await cards()
  for (const text of ['风过看台', 'Lv.4', '广东', '阿森纳', '置顶', '已编辑', '厄德高复出'])
    expect(card).toHaveTextContent(text)
  await waitFor(() => expect(card).toHaveTextContent(/阿森纳 2-1.*利物浦/))
  expect(screen.getByRole('button', { name: '查看风过看台的第 2 张图片' })).toBeVisible()
  expect(screen.getByRole('link', { name: '评论 3' })).toHaveAttribute(
    'href',
    '/community/detail?code=501',
  )
  const circles = screen.getByRole('navigation', { name: '圈子' })
  expect(within(circles).getByRole('link', { name: /阿森纳/ })).toHaveAttribute(
    'href',
    '/community/qdetail?id=3',
  )
})

test('a long text is cut and leads to the post; its topic leads to the topic', async () => {
  const spans = [{ text: '球'.repeat(300) }, { text: '#德比#', to: '/community/list?topic=德比' }]
  open(page([makePost({ spans })]))
  expect(await screen.findByRole('link', { name: '全文' })).toHaveAttribute(
    'href',
    '/community/detail?code=501',
  )
  expect(screen.getByRole('link', { name: '#德比#' })).toHaveAttribute(
    'href',
    '/community/list?topic=德比',
  )
})

test('text of a member is text, whatever it looks like', async () => {
  open(page([makePost({ spans: [{ text: '<img src=x onerror=alert(1)>' }] })]))
  const [card] = await cards()
  expect(card).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(card?.querySelector('[onerror]')).toBeNull()
})

test('a like shows at once and goes back when it fails', async () => {
  const settle: ((given: FakeAnswer) => void)[] = []
  const like = () => new Promise<FakeAnswer>((done) => settle.push(done))
  const { host } = open(page([makePost()]), {
    others: { [`POST ${likePost.path}`]: like },
    isMember: true,
  })
  await userEvent.click(await screen.findByRole('button', { name: '点赞 12' }))
  expect(await screen.findByRole('button', { name: '点赞 13', pressed: true })).toBeVisible()
  settle.shift()?.(apiError('community.no_such_post'))
  expect(await screen.findByRole('button', { name: '点赞 12', pressed: false })).toBeVisible()
  expect(host.toasts).toEqual(['帖子不存在或已删除'])
})

test('of two likes in a row the answer to the last counts', async () => {
  const settle: ((given: FakeAnswer) => void)[] = []
  const like = () => new Promise<FakeAnswer>((done) => settle.push(done))
  open(page([makePost()]), { others: { [`POST ${likePost.path}`]: like }, isMember: true })
  await userEvent.click(await screen.findByRole('button', { name: '点赞 12' }))
  await userEvent.click(await screen.findByRole('button', { name: '点赞 13' }))
  await waitFor(() => expect(settle).toHaveLength(2))
  settle[1]?.(answer({ likes: 40, isLiked: false }))
  expect(await screen.findByRole('button', { name: '点赞 40', pressed: false })).toBeVisible()
  settle[0]?.(answer({ likes: 41, isLiked: true }))
  await Promise.resolve()
  expect(screen.getByRole('button', { name: '点赞 40', pressed: false })).toBeVisible()
})

test('a visitor who likes goes to the login', async () => {
  const { host } = open(page([makePost()]))
  await userEvent.click(await screen.findByRole('button', { name: '点赞 12' }))
  expect(host.navigated.at(-1)).toMatch(/^\/user\/login\?back=/)
})

test('发帖 of a visitor comes back to the editor after the login', async () => {
  const { host } = open(page([makePost()]))
  await userEvent.click(await screen.findByRole('button', { name: '发帖' }))
  expect(decodeURIComponent(host.navigated.at(-1) ?? '')).toContain(
    'back=/community/list?compose=any',
  )
})

test('after a reload the editor waits for the member, whose draft it restores', async () => {
  const draft = { ownerId: makeUserInfo().id, text: '写了一半', requestKey: 'k', pictures: [] }
  localStorage.setItem('community/drafts', JSON.stringify(draft))
  const { store } = open(page([makePost()]), { path: '/community/list?compose=any' })
  act(() => void store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' })))
  await cards()
  expect(screen.queryByRole('textbox', { name: '帖子内容' })).toBeNull()
  act(() => void store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo())))
  expect(await screen.findByRole('textbox', { name: '帖子内容' })).toHaveValue('写了一半')
  localStorage.clear()
})

test('a blocked author leaves the list', async () => {
  const other = { id: '100008', nickName: '看台对面', portrait: '', level: 2 }
  open(page([makePost(), makePost({ code: '502', author: other })]), {
    others: { [`POST ${blockMember.path}`]: answer({ isBlocked: true }) },
    isMember: true,
  })
  await userEvent.click(await screen.findByRole('button', { name: '看台对面的帖子的更多操作' }))
  await userEvent.click(screen.getByRole('button', { name: '拉黑作者' }))
  await waitFor(() => expect(screen.queryByText('看台对面')).toBeNull())
  expect(screen.getByText('风过看台')).toBeVisible()
})

test('managers may remove posts of others, and no one else', async () => {
  open(page([makePost(), makePost({ code: '502', canManage: true })]), { isMember: true })
  const [plain, managed] = await screen.findAllByRole('button', { name: /更多操作/ })
  if (!plain || !managed) throw new Error('two cards are shown')
  await userEvent.click(plain)
  expect(screen.queryByRole('button', { name: '移除帖子' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await userEvent.click(managed)
  await userEvent.click(screen.getByRole('button', { name: '移除帖子' }))
  expect(screen.getByRole('button', { name: '移除帖子' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '广告引流' }))
  expect(screen.getByRole('button', { name: '移除帖子' })).toBeEnabled()
})

test('pages follow, and a post that moved between two pages is listed once', async () => {
  const pages: Record<string, FakeAnswer> = {
    first: page([makePost({ code: '1' }), makePost({ code: '2' })], 'c2'),
    c2: page([makePost({ code: '2' }), makePost({ code: '3' })]),
  }
  const { http } = open(({ body }) => {
    const { cursor = 'first' } = body as { cursor?: string }
    return pages[cursor] ?? 'no network'
  })
  expect(await screen.findByText('没有更多了')).toBeVisible()
  expect(await cards()).toHaveLength(3)
  expect(http.requests.filter(({ url }) => url === getPosts.path)).toHaveLength(2)
})

test('a list that failed loads again, and an empty one says so', async () => {
  const answers: FakeAnswer[] = [apiError('server.fault'), page([])]
  open(() => answers.shift() ?? 'no network')
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('还没有帖子，来发第一篇吧')).toBeVisible()
})

test('关注 asks a visitor to log in; a topic has its own head', async () => {
  const { unmount } = open(page([]), { path: '/community/list?list=followed' })
  expect(await screen.findByText('登录后看关注的人和圈子的帖子')).toBeVisible()
  unmount()
  const { http } = open(page([makePost()]), { path: '/community/list?topic=%E5%BE%B7%E6%AF%94' })
  expect(await screen.findByRole('heading', { name: '#德比#' })).toBeVisible()
  const sent = http.requests.find(({ url }) => url === getPosts.path)
  expect(sent?.body).toEqual({ list: 'hot', topic: '德比' })
})
