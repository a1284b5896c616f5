import { getBasketballMatches } from '@saidian/shared/contracts/basketball'
import { getFootballByIds } from '@saidian/shared/contracts/football'
import { type Follow, getFollows, getHistory } from '@saidian/shared/contracts/personal'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { beijingMidnight } from '@saidian/shared/lib'
import { followsSlice, matchSubject, settingsSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  makeBasketballList,
  makeBasketballMatch,
  makeFeed,
  makeFootballList,
  makeMatch,
} from '@saidian/shared/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../../testing/open-as-member'
import { MatchesPage } from './matches.page'

const LIST = `GET ${getFollows.path}`
const MATCHES = `GET ${getFootballByIds.path}`
const HISTORY = `GET ${getHistory.path}`
const HOUR_S = 3_600
const now = Math.floor(Date.now() / 1000)
const noon = beijingMidnight(Date.now()) / 1000 + 12 * HOUR_S

const follow = (id: string, kickoffAt: number): Follow => ({
  kind: 'match',
  sport: 1,
  id,
  isOn: true,
  at: now * 1000,
  title: `比赛${id}`,
  kickoffAt,
})
/** A match of a list, with team ids derived from its id. */
const match = (id: number, kickoffAt: number, given: Parameters<typeof makeMatch>[0] = {}) =>
  makeMatch({ id, home: id * 10, away: id * 10 + 1, kickoffAt, sourceAt: now - HOUR_S, ...given })
const list = (matches: ReturnType<typeof match>[]) =>
  answer(
    makeFootballList(matches, { serverAt: now * 1000, feed: makeFeed({ aliveAt: now }), seq: 1 }),
  )
const open = (answers: Answers = {}, path = '/user/match') =>
  openAsMember(<MatchesPage />, path, answers)
const linesOf = async (part: string) =>
  within(await screen.findByRole('region', { name: part }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

const PLAYING = match(2, now - 1_200, { s: 2, ot: now - 1_190, score: [1, 0] })

test('groups matches by state and day, with league, time, teams and score', async () => {
  const matches = [
    match(1, noon + 48 * HOUR_S),
    PLAYING,
    match(3, noon - 48 * HOUR_S, { s: 8, score: [2, 2], extra: [3, 2] }),
  ]
  const { http } = open({
    [LIST]: answer(matches.map(({ id, kickoffAt }) => follow(String(id), kickoffAt))),
    [MATCHES]: list(matches),
  })
  expect(await linesOf('进行中')).toEqual([
    expect.stringMatching(/^联1 \d\d:\d\d，队20 1 比 0 队21，第20分钟$/),
  ])
  expect(await linesOf('未开始')).toEqual(['联1 12:00，队10 对 队11，未开赛'])
  expect(await linesOf('已结束')).toEqual(['联1 12:00，队30 3 比 2 队31，完场'])
  expect(screen.getByRole('link', { name: /队30/ })).toHaveAttribute('href', '/live/zq/detail/3')
  expect(http.requests.find(({ url }) => url === getFootballByIds.path)?.query).toEqual({
    ids: '2!1!3',
  })
})

test('shows games of basketball among the others, each by its sport', async () => {
  const game = makeBasketballMatch({
    id: 4,
    home: 40,
    away: 41,
    kickoffAt: now - 2 * HOUR_S,
    s: 6,
    clock: 271,
    clockAt: null,
    score: [88, 85],
  })
  const feed = makeFeed({ aliveAt: now })
  const { http, bodies } = open({
    [LIST]: answer([follow('2', PLAYING.kickoffAt), { ...follow('4', now), sport: 2 }]),
    [MATCHES]: list([PLAYING]),
    [`POST ${getBasketballMatches.path}`]: answer(
      makeBasketballList([game], { serverAt: now * 1000, feed }),
    ),
  })
  expect(await linesOf('进行中')).toEqual([
    expect.stringMatching(/队40 88 比 85 队41，第三节还剩4分钟$/),
    expect.stringMatching(/队20 1 比 0 队21，第20分钟$/),
  ])
  expect(screen.getByRole('link', { name: /队40/ })).toHaveAttribute('href', '/live/lq/detail/4')
  expect(http.requests.find(({ url }) => url === getFootballByIds.path)?.query).toEqual({
    ids: '2',
  })
  expect(bodies(getBasketballMatches)).toEqual([{ ids: [4] }])
})

test('a goal updates its line', async () => {
  const { live } = open({
    [LIST]: answer([follow('2', PLAYING.kickoffAt)]),
    [MATCHES]: list([PLAYING]),
  })
  await linesOf('进行中')
  const changed = [{ id: 2, score: [1, 1], version: 2, sourceAt: now }]
  act(() => {
    live.confirm(TOPIC.footballBoard, { epoch: 'e1', seq: 1, recovered: true })
    live.emit(TOPIC.footballBoard, { epoch: 'e1', seq: 2, data: { serverAt: now * 1000, changed } })
  })
  expect(await screen.findByRole('link', { name: /队20 1 比 1 队21/ })).toBeVisible()
})

test('a line moves to 已结束 when its match ends', async () => {
  const { live } = open({
    [LIST]: answer([follow('2', PLAYING.kickoffAt)]),
    [MATCHES]: list([PLAYING]),
  })
  await linesOf('进行中')
  const changed = [{ id: 2, s: 8, version: 2, sourceAt: now }]
  act(() =>
    live.emit(TOPIC.footballBoard, {
      epoch: 'e1',
      seq: 2,
      data: { serverAt: now * 1000, changed },
    }),
  )
  expect(await linesOf('已结束')).toEqual([expect.stringMatching(/队20 1 比 0 队21，完场$/)])
})

test('no-spoiler hides the score, also from screen readers, until a tap', async () => {
  const { store } = open({
    [LIST]: answer([follow('2', PLAYING.kickoffAt)]),
    [MATCHES]: list([PLAYING]),
  })
  act(
    () =>
      void store.dispatch(settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true })),
  )
  expect(await screen.findByRole('link', { name: /队20 对 队21，比分已隐藏/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '显示比分' }))
  expect(screen.getByRole('link', { name: /队20 1 比 0 队21/ })).toBeVisible()
})

test('a stream delay hides a score of just now', async () => {
  const fresh = { ...PLAYING, sourceAt: now }
  const delayed = open({ [LIST]: answer([follow('2', fresh.kickoffAt)]), [MATCHES]: list([fresh]) })
  act(
    () =>
      void delayed.store.dispatch(
        settingsSlice.actions.settingChosen({ key: 'streamDelaySeconds', value: 120 }),
      ),
  )
  expect(await screen.findByRole('link', { name: /队20 对 队21，延迟$/ })).toBeVisible()
})

test('a match that the product does not show has its stored title', async () => {
  open({ [LIST]: answer([follow('5', now - 90 * HOUR_S)]), [MATCHES]: list([]) })
  const part = await screen.findByRole('region', { name: '已结束' })
  expect(within(part).getByText('比赛5')).toBeVisible()
})

test('reads the first hundred matches, and more on request', async () => {
  const follows = Array.from({ length: 130 }, (_, at) =>
    follow(String(at + 1), now - (at + 90) * HOUR_S),
  )
  const { http } = open({ [LIST]: answer(follows), [MATCHES]: list([]) })
  await userEvent.click(await screen.findByRole('button', { name: '更早的比赛' }))
  expect(await screen.findByText('比赛130')).toBeInTheDocument()
  const asked = http.requests.filter(({ url }) => url === getFootballByIds.path)
  expect(asked.map(({ query }) => String(query.ids).split('!').length)).toEqual([100, 100, 30])
})

test('shows follows made before the login once the account has them', async () => {
  const answers = [answer([]), answer([follow('2', PLAYING.kickoffAt)])]
  const { store } = open({
    [LIST]: () => answers.shift() ?? 'no network',
    [MATCHES]: list([PLAYING]),
  })
  expect(await screen.findByText('还没有关注比赛')).toBeVisible()
  const loaded = [matchSubject({ sport: 1, id: 2, kickoffAt: PLAYING.kickoffAt })]
  act(() => void store.dispatch(followsSlice.actions.followsLoaded(loaded)))
  expect(await screen.findByRole('link', { name: /队20 1 比 0 队21/ })).toBeVisible()
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

test.each([
  ['follows', [apiError('server.fault'), answer([follow('1', now)])], [list([]), list([])]],
  ['matches', [answer([follow('1', now)])], [apiError('server.fault'), list([])]],
])('shows a failure of the %s with a retry button', async (_, follows, matches) => {
  open({
    [LIST]: () => follows.shift() ?? 'no network',
    [MATCHES]: () => matches.shift() ?? 'no network',
  })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('比赛1')).toBeVisible()
})

test('看过的 lists visited matches by day, with score and time of the visit', async () => {
  const visits = [
    { kind: 'match', sport: 1, id: '2', title: '比赛2', at: noon * 1000 },
    { kind: 'match', sport: 1, id: '6', title: '比赛6', at: (noon - 24 * HOUR_S) * 1000 },
  ]
  const { http } = open({
    [LIST]: answer([]),
    [HISTORY]: answer({ visits, hasMore: false }),
    [MATCHES]: list([PLAYING]),
  })
  await userEvent.click(screen.getByRole('tab', { name: '看过的' }))
  expect(await linesOf(await nameOf(/^今天/))).toEqual([
    expect.stringMatching(/^联1 \d+月\d+日 \d\d:\d\d · 12:00 看过，队20 1 比 0 队21，第20分钟$/),
  ])
  expect(within(screen.getByRole('region', { name: /^昨天/ })).getByText('比赛6')).toBeVisible()
  expect(http.requests.find(({ url }) => url === getHistory.path)?.query).toMatchObject({
    kind: 'match',
  })
})

test('without visits it says so', async () => {
  open({ [HISTORY]: answer({ visits: [], hasMore: false }) }, '/user/match?tab=watched')
  expect(await screen.findByText('还没有看过比赛')).toBeVisible()
})

async function nameOf(pattern: RegExp): Promise<string> {
  return (await screen.findByRole('region', { name: pattern })).getAttribute('aria-label') ?? ''
}
