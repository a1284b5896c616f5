import { type Follow, getFollows, getHistory } from '@saidian/shared/contracts'
import { answer, refusal } from '@saidian/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../testing/open-as-member'
import { MatchesPage } from './matches.page'

const LIST = `GET ${getFollows.path}`
const HOUR_S = 3_600
const now = Math.floor(Date.now() / 1000)
const match = (id: string, kickoffAt: number): Follow => ({
  kind: 'match',
  id,
  isOn: true,
  at: now * 1000,
  title: `比赛${id}`,
  kickoffAt,
})
const open = (answers: Answers = {}, path = '/user/match') => openAsMember(<MatchesPage />, path, answers)

test('what comes next stands first, what is over after it, the last one first', async () => {
  const all = [
    match('1', now + 9 * HOUR_S),
    match('2', now + HOUR_S),
    match('3', now - 90 * HOUR_S),
    match('4', now - 9 * HOUR_S),
  ]
  open({ [LIST]: answer(all) })
  const titles = async (part: string) =>
    within(await screen.findByRole('region', { name: part }))
      .getAllByRole('link')
      .map((link) => link.textContent?.slice(0, 3))
  expect(await titles('未结束')).toEqual(['比赛2', '比赛1'])
  expect(await titles('已结束')).toEqual(['比赛4', '比赛3'])
})

test('nobody followed leads to the matches', async () => {
  const { host } = open({ [LIST]: answer([]) })
  await userEvent.click(await screen.findByRole('button', { name: '去看比赛' }))
  expect(host.navigated).toEqual(['/live/hot'])
})

test('the list has its shape while it comes', () => {
  open({ [LIST]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('a failure is told and asked for again', async () => {
  const answers = [refusal('server.fault'), answer([match('1', now)])]
  open({ [LIST]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('比赛1')).toBeVisible()
})

test('what was looked at stands under its tab and asks for matches alone', async () => {
  const visits = [{ kind: 'match', id: '5', title: '比赛5', at: now * 1000 }]
  const { http } = open({
    [LIST]: answer([]),
    [`GET ${getHistory.path}`]: answer({ visits, hasMore: false }),
  })
  await userEvent.click(screen.getByRole('tab', { name: '看过的' }))
  expect(await screen.findByText('比赛5')).toBeVisible()
  expect(http.requests.at(-1)?.query).toMatchObject({ kind: 'match' })
})

test('nothing looked at says so and leads to the scores', async () => {
  const { host } = open(
    { [`GET ${getHistory.path}`]: answer({ visits: [], hasMore: false }) },
    '/user/match?tab=watched',
  )
  expect(await screen.findByText('还没有看过比赛')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '去看比赛' }))
  expect(host.navigated).toEqual(['/live/hot'])
})
