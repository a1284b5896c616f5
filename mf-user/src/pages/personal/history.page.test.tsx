import { getHistory, removeHistory, type Visit } from '@saidian/shared/contracts/personal'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observeListEnd, reachListEnd } from '../../testing/list-end'
import { type Answers, never, openAsMember } from '../../testing/open-as-member'
import { HistoryPage } from './history.page'

const LIST = `GET ${getHistory.path}`
const DAY_MS = 86_400_000
const visit = (id: string, at: number): Visit => ({
  kind: 'match',
  sport: 1,
  id,
  title: `比赛${id}`,
  at,
})
const open = (answers: Answers = {}) => openAsMember(<HistoryPage />, '/user/history', answers)
const page = (visits: Visit[], hasMore = false) => answer({ visits, hasMore })

beforeEach(observeListEnd)

test('groups visits by day and loads older ones near the end', async () => {
  const now = Date.now()
  const pages = [
    page([visit('1', now), visit('2', now - DAY_MS)], true),
    page([visit('3', now - 400 * DAY_MS)]),
  ]
  const { http } = open({ [LIST]: () => pages.shift() ?? 'no network' })
  const feed = await screen.findByRole('feed', { name: '浏览历史' })
  const [first, second] = within(feed).getAllByRole('article')
  expect(first).toHaveTextContent(/^今天比赛1.*刚刚/)
  expect(first).toHaveAttribute('aria-setsize', '-1')
  expect(within(feed).getByRole('link', { name: /比赛1/ })).toHaveAttribute(
    'href',
    '/live/zq/detail/1',
  )
  expect(second).toHaveTextContent(/^昨天比赛2/)
  await reachListEnd()
  expect(await screen.findByText('比赛3')).toBeVisible()
  expect(screen.getByText('没有更多了')).toBeVisible()
  expect(first).toHaveAttribute('aria-setsize', '3')
  expect(http.requests.at(-1)?.query).toMatchObject({ before: now - DAY_MS })
})

test('links to games of basketball too, and loads older pages', async () => {
  const now = Date.now()
  const pages = [page([{ ...visit('2', now), sport: 2 }], true), page([visit('3', now - DAY_MS)])]
  open({ [LIST]: () => pages.shift() ?? 'no network' })
  await screen.findByRole('feed')
  await reachListEnd()
  expect(await screen.findByText('比赛3')).toBeVisible()
  const game = screen.getByRole('link', { name: /比赛2/ })
  expect(game).toHaveAttribute('href', '/live/lq/detail/2')
})

test('clears the history after a confirmation', async () => {
  let visits = [visit('1', Date.now())]
  const { host, bodies } = open({
    [LIST]: () => page(visits),
    [`POST ${removeHistory.path}`]: () => {
      visits = []
      return answer(null)
    },
  })
  await screen.findByText('比赛1')
  host.confirmDialogs(false)
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(bodies(removeHistory)).toEqual([])
  host.confirmDialogs(true)
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(await screen.findByText('还没有浏览记录')).toBeVisible()
  expect(host.toasts).toEqual(['浏览历史已清空'])
})

test('removes one visit without a confirmation', async () => {
  let visits = [visit('1', Date.now()), visit('2', Date.now())]
  const { bodies } = open({
    [LIST]: () => page(visits),
    [`POST ${removeHistory.path}`]: () => {
      visits = visits.slice(1)
      return answer(null)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '删除 比赛1' }))
  await waitFor(() => expect(screen.queryByText('比赛1')).toBeNull())
  expect(screen.getByText('比赛2')).toBeVisible()
  expect(bodies(removeHistory)).toEqual([{ pages: [{ kind: 'match', sport: 1, id: '1' }] }])
})

test('an empty history says so and links to the scores', async () => {
  const { host } = open({ [LIST]: page([]) })
  await userEvent.click(await screen.findByRole('button', { name: '去看比赛' }))
  expect(host.navigated).toEqual(['/live/hot'])
})

test('shows a server error as a toast and leaves the visits', async () => {
  const { host } = open({
    [LIST]: page([visit('1', Date.now())]),
    [`POST ${removeHistory.path}`]: apiError('server.fault'),
  })
  await screen.findByText('比赛1')
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  await waitFor(() => expect(host.toasts).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: '删除 比赛1' }))
  await waitFor(() => expect(host.toasts).toHaveLength(2))
  expect(screen.getByText('比赛1')).toBeVisible()
})

test('shows a placeholder while it loads', () => {
  open({ [LIST]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), page([visit('1', Date.now())])]
  open({ [LIST]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('比赛1')).toBeVisible()
})

test('a page that fails to load is loaded again on request', async () => {
  const now = Date.now()
  const pages = [
    page([visit('1', now)], true),
    apiError('server.fault'),
    page([visit('2', now - DAY_MS)]),
  ]
  open({ [LIST]: () => pages.shift() ?? 'no network' })
  await screen.findByText('比赛1')
  await reachListEnd()
  await userEvent.click(await screen.findByRole('button', { name: '加载失败 点击重试' }))
  expect(await screen.findByText('比赛2')).toBeVisible()
  expect(screen.getByText('比赛1')).toBeVisible()
})
