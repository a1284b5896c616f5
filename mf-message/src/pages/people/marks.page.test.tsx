import { getFavourites, getFollows, putFavourites } from '@saidian/shared/contracts/personal'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, keyOf, never, openAsMember } from '../../testing/open-as-member'
import { AttentionPage } from './attention.page'
import { FavorPage } from './favor.page'

const mark = (kind: string, id: string, title: string) => ({
  kind,
  id,
  title,
  sport: null,
  isOn: true,
  kickoffAt: null,
  at: 1_770_000_000_000 + Number(id),
})
const openFollows = (list: Answers[string]) =>
  openAsMember(<AttentionPage />, '/message/attention', { [keyOf(getFollows)]: list })
const openFavourites = (list: Answers[string], others: Answers = {}) =>
  openAsMember(<FavorPage />, '/message/favor', { [keyOf(getFavourites)]: list, ...others })

test('lists follows by kind, and members lead to their home', async () => {
  openFollows(answer([mark('member', '7', '老球迷'), mark('team', '3', '队3')]))
  await userEvent.click(await screen.findByRole('tab', { name: '球迷' }))
  expect(screen.getByRole('link', { name: /老球迷/ })).toHaveAttribute(
    'href',
    '/user/authorHome?id=7',
  )
  expect(screen.queryByText('队3')).toBeNull()
})

test('unfollows in place, by the outbox', async () => {
  const { store } = openFollows(answer([mark('member', '7', '老球迷')]))
  await userEvent.click(await screen.findByRole('button', { name: '取消关注 老球迷' }))
  expect(await screen.findByRole('button', { name: '关注 老球迷' })).toBeVisible()
  expect(store.getState().outbox.follows).toMatchObject({ 'member 7': { isOn: false } })
})

test('favourites of all kinds lead to their pages', async () => {
  openFavourites(
    answer([mark('room', '9', '解说间'), mark('post', '42', '帖'), mark('news', '7', '文')]),
  )
  const hrefs = await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toHaveLength(3)
    return links
  })
  expect(hrefs).toEqual(['/community/detail?code=42', '/vlive/detail/9', '/news/1002/7'])
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '全部',
    '帖子',
    '直播间',
    '头条',
  ])
})

test('a favourite that the server does not remove stays', async () => {
  const { host } = openFavourites(answer([mark('news', '7', '文')]), {
    [keyOf(putFavourites)]: apiError('server.fault'),
  })
  await userEvent.click(await screen.findByRole('button', { name: '取消收藏 文' }))
  await waitFor(() => expect(host.toasts).toEqual(['没有成功，请稍后再试']))
  expect(screen.getByRole('button', { name: '取消收藏 文' })).toBeVisible()
})

test.each([
  ['follows', openFollows, '还没有关注，点比赛旁的星标即可关注'],
  ['favourites', openFavourites, '还没有收藏，在文章或帖子里点收藏'],
])('%s: placeholder, failure with a retry, empty state', async (_, open, empty) => {
  open(never).unmount()
  const answers = [apiError('server.fault'), answer([])]
  open(() => answers.shift() ?? 'no network')
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText(empty)).toBeVisible()
})
