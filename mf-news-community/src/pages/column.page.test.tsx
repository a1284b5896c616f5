import { getArticles, getColumns } from '@saidian/shared/contracts/news'
import { settingsSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COLUMNS, makeArticleCard, makeArticleList, makePicture } from '../testing/article.factory'
import { installLayout } from '../testing/browser-layout'
import { ColumnPage } from './column.page'

type Answerer = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)

function open(articles: Answerer, { path = '/news/1002', columns = COLUMNS as unknown } = {}) {
  const http = createFakeHttp({
    [`GET ${getColumns.path}`]: columns ? answer({ columns }) : 'no network',
    [`POST ${getArticles.path}`]: articles,
  })
  const world = createWorld({ http })
  const show = () => renderWithStore(<ColumnPage />, { path, route: '/news/:type', world })
  return { ...world, show }
}

const typeOf = ({ body }: SeenRequest) => (body as { type: number }).type

beforeAll(installLayout)

test('headlines, pinned articles and marks stand where the server has them', async () => {
  const { show } = open(
    answer(
      makeArticleList({
        carousel: [makeArticleCard({ id: '9', title: '欧冠之夜', pictures: [makePicture('a')] })],
        articles: [
          makeArticleCard({ id: '1', isPinned: true, isDemo: true }),
          makeArticleCard({ id: '2', pictures: ['b', 'c', 'd'].map(makePicture), comments: 0 }),
        ],
      }),
    ),
  )
  show()
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  const list = await screen.findByRole('feed', { name: '头条文章' })
  const headlines = within(list).getByRole('region', { name: '焦点新闻' })
  expect(within(headlines).getByRole('link', { name: '欧冠之夜' })).toHaveAttribute(
    'href',
    '/news/1/9',
  )
  const [, pinned, pictures] = within(list).getAllByRole('article')
  expect(pinned).toHaveTextContent('置顶')
  expect(pinned).toHaveTextContent('演示数据')
  expect(pinned).toHaveTextContent('3评论')
  expect(pictures).not.toHaveTextContent('评论')
  expect(pictures?.querySelectorAll('img')).toHaveLength(3)
})

test('articles need not wait for the columns, and stand without them', async () => {
  const { show } = open(answer(makeArticleList()), { columns: null })
  show()
  expect(await screen.findByRole('link', { name: /阿森纳主场取胜55/ })).toBeVisible()
  expect(screen.getByRole('tab', { name: '头条' })).toBeVisible()
})

test('a tap on a column opens its address', async () => {
  const { show } = open((request) =>
    answer(makeArticleList({ articles: [makeArticleCard({ id: String(typeOf(request)) })] })),
  )
  const { location } = show()
  await screen.findByText('阿森纳主场取胜1002')
  await userEvent.click(await screen.findByRole('tab', { name: '篮球' }))
  expect(await screen.findByText('阿森纳主场取胜2')).toBeVisible()
  expect(location()).toBe('/news/2')
})

test('the reader moves and hides columns; a hidden one opens by its address', async () => {
  const { show, store } = open(answer(makeArticleList()))
  const { location } = show()
  await screen.findByRole('tab', { name: '篮球' })
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole('button', { name: '频道管理' }))
  await userEvent.click(screen.getByRole('button', { name: '上移篮球' }))
  expect(names()).toEqual(['头条', '篮球', '足球'])
  await userEvent.click(screen.getByRole('button', { name: '隐藏足球' }))
  expect(names()).toEqual(['头条', '篮球'])
  expect(store.getState().settings.newsColumns).toEqual({ order: [2, 1], hidden: [1] })
  expect(screen.queryByRole('button', { name: '隐藏头条' })).toBeNull()
  expect(location()).toBe('/news/1002')
})

test('a hidden column is a tab as long as its address is open', async () => {
  const { show, store } = open(answer(makeArticleList()), { path: '/news/1' })
  const value = { order: [], hidden: [1] }
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'newsColumns', value }))
  show()
  expect(await screen.findByRole('tab', { name: '足球', selected: true })).toBeVisible()
})

test('an unknown column leads to 头条', async () => {
  const { show } = open(answer(makeArticleList()), { path: '/news/777' })
  const { location } = show()
  await waitFor(() => expect(location()).toBe('/news/1002'))
  expect(await screen.findByText('阿森纳主场取胜55')).toBeVisible()
})

test('pages follow by their cursor, and an article in two of them is listed once', async () => {
  const pages: Record<string, FakeAnswer> = {
    first: answer(
      makeArticleList({ articles: ['1', '2'].map((id) => makeArticleCard({ id })), next: 'c2' }),
    ),
    c2: answer(makeArticleList({ articles: ['2', '3'].map((id) => makeArticleCard({ id })) })),
  }
  const { show, http } = open(
    ({ body }) => pages[(body as { cursor?: string }).cursor ?? 'first'] ?? 'no network',
  )
  show()
  expect(await screen.findByText('没有更多了')).toBeVisible()
  expect(screen.getByText('阿森纳主场取胜3')).toBeVisible()
  expect(screen.getAllByText('阿森纳主场取胜2')).toHaveLength(1)
  expect(http.requests.filter(({ url }) => url === getArticles.path)).toHaveLength(2)
})

test('a column that failed loads again; an empty one leads to 头条', async () => {
  const answers = [apiError('server.fault'), answer(makeArticleList({ articles: [] }))]
  const { show } = open(() => answers.shift() ?? 'no network', { path: '/news/2' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('篮球暂无文章')).toBeVisible()
  expect(screen.getByRole('button', { name: '去看头条' })).toBeVisible()
})

test('无剧透 shows the title without the result, and no summary', async () => {
  const report = makeArticleCard({ title: '阿森纳3-1取胜', withoutResult: '阿森纳对利物浦的战报' })
  const { show, store } = open(answer(makeArticleList({ articles: [report] })))
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true }))
  show()
  const link = await screen.findByRole('link', { name: /阿森纳对利物浦的战报/ })
  expect(link).not.toHaveTextContent(/3-1|三球/)
})
