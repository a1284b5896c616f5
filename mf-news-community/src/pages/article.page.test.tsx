import { getComments } from '@saidian/shared/contracts/comments'
import { getArticle, likeArticle } from '@saidian/shared/contracts/news'
import { getFavourites, putFavourites } from '@saidian/shared/contracts/personal'
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
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle, makeArticleCard, makePicture } from '../testing/article.factory'
import { ArticlePage } from './article.page'

type Answerer = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)
const DETAIL = `GET ${getArticle.path.replace(':id', '55')}`

function open(article: Answerer, others: Record<string, Answerer> = {}) {
  const http = createFakeHttp({
    [DETAIL]: article,
    [`POST ${getComments.path}`]: answer({ threads: [], total: 0, next: null, previous: null }),
    'GET /live/football/v1_1/live': answer(
      makeFootballList([makeMatch({ id: 1001, s: 4, score: [2, 1] })]),
    ),
    [`GET ${getFavourites.path}`]: answer([]),
    ...others,
  })
  const world = createWorld({ http })
  const show = () =>
    renderWithStore(<ArticlePage />, { path: '/news/1/55', route: '/news/:type/:id', world })
  return { ...world, show }
}

const article = () => screen.findByRole('article')
const match = makeMatchSummary({ id: 1001 })

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => undefined
})

test('every kind of block is an element, and markup of a source is text', async () => {
  const spans = [
    { text: '<script>alert(1)</script>' },
    { text: '曼城', to: '/database/team/zq?id=3' },
  ]
  const { show } = open(
    answer(
      makeArticle({
        blocks: [
          { kind: 'paragraph', spans },
          { kind: 'heading', spans: [{ text: '上半场' }] },
          { kind: 'quote', spans: [{ text: '官方公告', isItalic: true }] },
          { kind: 'list', isOrdered: true, items: [[{ text: '第一', isBold: true }]] },
          { kind: 'picture', picture: makePicture('p'), caption: '庆祝进球' },
          {
            kind: 'table',
            caption: '积分',
            head: ['球队'],
            rows: [[[{ text: '曼城' }]]],
            to: '/database/detail?id=1',
          },
          { kind: 'match', match },
        ],
      }),
    ),
  )
  show()
  const text = await article()
  expect(text).toHaveTextContent('<script>alert(1)</script>曼城')
  expect(text.querySelector('script')).toBeNull()
  expect(within(text).getByRole('link', { name: '曼城' })).toHaveAttribute(
    'href',
    '/database/team/zq?id=3',
  )
  const names = [...text.children].map(({ tagName, className }) => `${tagName} ${className}`.trim())
  expect(names).toEqual([
    'H1',
    'P doc-meta',
    'P doc-lead',
    'P',
    'H2',
    'BLOCKQUOTE',
    'OL',
    'FIGURE',
    'DIV doc-table',
    'A doc-match',
  ])
  const image = within(text).getByRole('img', { name: '庆祝进球' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
  await waitFor(() => expect(text).toHaveTextContent(/阿森纳 2-1/))
})

test('the only link that leaves the product is the source, and it says so', async () => {
  const source = { name: '新华社', url: 'https://example.com/a' }
  const { show } = open(answer(makeArticle({ source })))
  show()
  await article()
  const outside = [...document.querySelectorAll('a')].filter(({ href }) => /example/.test(href))
  expect(outside.map(({ rel }) => rel)).toEqual(['noopener noreferrer nofollow'])
  expect(screen.getByText(/将离开赛点，打开外部网站/)).toBeVisible()
})

test('a source that is no https address is no link', async () => {
  const { show } = open(answer(makeArticle({ source: { name: 'x', url: 'javascript:alert(1)' } })))
  show()
  await article()
  expect(screen.queryByRole('link', { name: '查看原文' })).toBeNull()
})

test('a like shows at once and takes the count of the server', async () => {
  let settle: (reply: FakeAnswer) => void = () => undefined
  const { show, store } = open(answer(makeArticle()), {
    [`POST ${likeArticle.path}`]: () => new Promise((done) => (settle = done)),
  })
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: '点赞，5人' }))
  const liked = await screen.findByRole('button', { name: '点赞，6人', pressed: true })
  await act(async () => settle(answer({ likes: 9, isLiked: true })))
  await waitFor(() => expect(liked).toHaveAccessibleName('点赞，9人'))
})

test('a like and a favourite that are refused go back with a message', async () => {
  const { show, store, host } = open(answer(makeArticle()), {
    [`POST ${likeArticle.path}`]: apiError('server.fault'),
    [`POST ${putFavourites.path}`]: apiError('server.fault'),
  })
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: '点赞，5人' }))
  await waitFor(() => expect(host.toasts).toHaveLength(1))
  expect(await screen.findByRole('button', { name: '点赞，5人', pressed: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '收藏' }))
  await waitFor(() => expect(host.toasts).toHaveLength(2))
  expect(await screen.findByRole('button', { name: '收藏', pressed: false })).toBeVisible()
})

test('收藏 marks the article with its title', async () => {
  const { show, store, http } = open(answer(makeArticle()), {
    [`POST ${putFavourites.path}`]: answer([]),
  })
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  show()
  await screen.findByRole('button', { name: '收藏' })
  await waitFor(() =>
    expect(http.requests.some(({ url }) => url === getFavourites.path)).toBe(true),
  )
  await userEvent.click(screen.getByRole('button', { name: '收藏' }))
  await waitFor(() =>
    expect(http.requests.find(({ url }) => url === putFavourites.path)?.body).toMatchObject({
      marks: [{ kind: 'news', id: '55', isOn: true, title: '阿森纳主场取胜55' }],
    }),
  )
})

test('acts of a visitor lead to the login', async () => {
  const { show, host } = open(answer(makeArticle()))
  show()
  await userEvent.click(await screen.findByRole('button', { name: '点赞，5人' }))
  await userEvent.click(screen.getByRole('button', { name: '收藏' }))
  expect(host.navigated).toEqual([
    expect.stringMatching(/^\/user\/login/),
    expect.stringMatching(/^\/user\/login/),
  ])
})

test('收起到浮窗 puts the article aside with its address', async () => {
  const { show, store, host } = open(answer(makeArticle()))
  const { location } = show()
  await userEvent.click(await screen.findByRole('button', { name: '收起到浮窗' }))
  expect(store.getState().newsNav.items).toEqual([
    { text: '赛点', title: '阿森纳主场取胜55', link1: '1', link2: '55' },
  ])
  expect(host.toasts).toEqual(['已收起到浮窗'])
  expect(location()).toBe('/news/1')
})

test('the size of the text is a setting', async () => {
  const { show, store } = open(answer(makeArticle()))
  show()
  await userEvent.click(await screen.findByRole('button', { name: '文章字号' }))
  await userEvent.click(await screen.findByRole('tab', { name: '特大' }))
  expect(store.getState().settings.newsTextSize).toBe('largest')
})

test('an article is part of the history, with related matches and articles below', async () => {
  const { show, store } = open(
    answer(makeArticle({ matches: [match], related: [makeArticleCard({ id: '56' })] })),
  )
  show()
  await article()
  expect(store.getState().outbox.visits).toMatchObject([
    { kind: 'news', id: '55', title: '阿森纳主场取胜55' },
  ])
  const matches = screen.getByRole('region', { name: '相关比赛' })
  await waitFor(() => expect(matches).toHaveTextContent(/阿森纳 2-1/))
  expect(screen.getByRole('region', { name: '相关阅读' })).toHaveTextContent('阿森纳主场取胜56')
})

test('无剧透 hides the result in title and text until the reader asks for it', async () => {
  const report = makeArticle({ title: '阿森纳3-1取胜', withoutResult: '阿森纳对利物浦的战报' })
  const { show, store } = open(answer(report))
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true }))
  show()
  const text = await article()
  expect(text).toHaveTextContent('阿森纳对利物浦的战报')
  expect(text).not.toHaveTextContent(/3-1|先入一球|三球/)
  await userEvent.click(screen.getByRole('button', { name: '显示正文' }))
  expect(text).toHaveTextContent('阿森纳3-1取胜')
  expect(text).toHaveTextContent('先入一球')
})

test('an article that is gone says so; one that failed loads again', async () => {
  const { show } = open(apiError('news.no_such_article'))
  const { unmount } = show()
  expect(await screen.findByText('文章不存在或已下线')).toBeVisible()
  expect(screen.getAllByRole('button', { name: '返回' })).toHaveLength(2)
  unmount()
  const answers = [apiError('server.fault'), answer(makeArticle())]
  open(() => answers.shift() ?? 'no network').show()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await article()).toHaveTextContent('客队先入一球')
})
