import { searchContent } from '@saidian/shared/contracts/news'
import { answer, createFakeHttp, createWorld, renderWithStore } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentSearch } from './content-search'

const hit = (kind: 'article' | 'post', id: string, text: string) => ({
  kind,
  id,
  columnId: kind === 'article' ? 1 : null,
  title: { text, ranges: [[0, 3]] },
  excerpt: { text: '<b>全场</b>回顾', ranges: [] },
  author: null,
  at: 1_770_000_000,
})

function open(path = '/news/1002?q=') {
  const http = createFakeHttp({
    [`GET ${searchContent.path}`]: ({ query }) =>
      answer({
        hits: query?.kind === 'post' ? [] : [hit('article', '5', `${query?.q}登顶`)],
        next: null,
      }),
  })
  const world = createWorld({ http })
  return renderWithStore(<ContentSearch columnId={1002} />, { path, world })
}

beforeEach(() => localStorage.clear())

test('the words stand in the address and in the history of the device', async () => {
  const { location, unmount } = open()
  expect(screen.getByText('输入球队、球员、联赛或话题')).toBeVisible()
  const field = screen.getByRole('searchbox', { name: '搜索文章和帖子' })
  await userEvent.type(field, ' 阿森纳 {Enter}')
  expect(await screen.findByRole('link', { name: /阿森纳\s?登顶/ })).toHaveAttribute(
    'href',
    '/news/1/5',
  )
  expect(location()).toBe(`/news/1002?q=${encodeURIComponent('阿森纳')}`)
  unmount()
  open()
  await userEvent.click(screen.getByRole('button', { name: '阿森纳' }))
  expect(await screen.findByRole('link', { name: /阿森纳\s?登顶/ })).toBeVisible()
})

test('marks what matched, and shows markup of a text as text', async () => {
  open('/news/1002?q=%E9%98%BF%E6%A3%AE%E7%BA%B3')
  const link = await screen.findByRole('link', { name: /阿森纳\s?登顶/ })
  expect(link.querySelector('mark')).toHaveTextContent(/^阿森纳$/)
  expect(link).toHaveTextContent('<b>全场</b>回顾')
})

test('a kind stands in the address; without hits the page says so', async () => {
  const { location, http } = open('/news/1002?q=%E9%98%BF%E6%A3%AE%E7%BA%B3')
  await userEvent.click(await screen.findByRole('tab', { name: '帖子' }))
  expect(await screen.findByText('没有找到“阿森纳”的相关内容')).toBeVisible()
  expect(location()).toMatch(/kind=post$/)
  await waitFor(() => expect(http.requests.at(-1)?.query).toMatchObject({ kind: 'post' }))
})

test('the history can be emptied', async () => {
  localStorage.setItem('news/searches', JSON.stringify(['湖人', 7]))
  open()
  expect(screen.getByRole('button', { name: '湖人' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(screen.queryByRole('button', { name: '湖人' })).toBeNull()
  expect(localStorage.getItem('news/searches')).toBeNull()
})
