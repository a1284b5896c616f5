import { type Follow, getFollows } from '@saidian/shared/contracts/personal'
import { answer, apiError } from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../../testing/open-as-member'
import { AttentionPage } from './attention.page'

const LIST = `GET ${getFollows.path}`
const mark = (given: Partial<Follow> = {}) => ({
  kind: 'match' as const,
  sport: 1 as Follow['sport'],
  id: '7',
  isOn: true,
  at: 1_795_000_000_000,
  title: '队1 - 队2',
  kickoffAt: 1_795_100_000,
  ...given,
})
const open = (answers: Answers = {}, path = '/user/attention') =>
  openAsMember(<AttentionPage />, path, answers)

test('lists follows with links and leaves out removed ones', async () => {
  open({ [LIST]: answer([mark(), mark({ kind: 'team', id: '3', title: '队3', isOn: false })]) })
  expect(await screen.findByRole('link', { name: /队1 - 队2/ })).toHaveAttribute(
    'href',
    '/live/zq/detail/7',
  )
  expect(screen.queryByText('队3')).toBeNull()
})

test('shows follows without a sport, and those of each sport with their page', async () => {
  const basketball = mark({ sport: 2, id: '8', title: '队8 - 队9' })
  const expert = mark({ kind: 'expert', sport: null, id: '4', title: '专家4', kickoffAt: null })
  open({ [LIST]: answer([basketball, mark(), expert]) })
  expect(await screen.findByText('专家4')).toBeVisible()
  expect(screen.getByText('队1 - 队2')).toBeVisible()
  const game = screen.getByRole('link', { name: /队8 - 队9/ })
  expect(game).toHaveAttribute('href', '/live/lq/detail/8')
})

test('unfollows at once and follows again in place, both by the outbox', async () => {
  const { store } = open({ [LIST]: answer([mark()]) })
  const waiting = () => store.getState().outbox.follows
  await userEvent.click(await screen.findByRole('button', { name: '取消关注 队1 - 队2' }))
  expect(waiting()).toEqual({ 'match 7': mark({ isOn: false, at: expect.any(Number) }) })
  await userEvent.click(screen.getByRole('button', { name: '关注 队1 - 队2' }))
  expect(waiting()).toEqual({ 'match 7': mark({ at: expect.any(Number) }) })
})

test('without follows it links to the matches', async () => {
  const { host } = open({ [LIST]: answer([]) })
  await userEvent.click(await screen.findByRole('button', { name: '去看比赛' }))
  expect(host.navigated).toEqual(['/live/hot'])
})

test('shows a placeholder while it loads', () => {
  open({ [LIST]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer([mark()])]
  open({ [LIST]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('队1 - 队2')).toBeVisible()
})

test('does not show favourites, which do not exist yet', async () => {
  open({ [LIST]: answer([]) }, '/user/attention?tab=favourites')
  expect(await screen.findByText('还没有关注，点比赛旁的星标即可关注')).toBeVisible()
  expect(screen.queryByText(/收藏/)).toBeNull()
})
