import { getBasketballFilter, getBasketballMatches } from '@saidian/shared/contracts/basketball'
import { getFootballFilter, getFootballLive } from '@saidian/shared/contracts/football'
import { followsSlice, matchSubject } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeBasketballList,
  makeBasketballMatch,
  makeFeed,
  makeFootballList,
  makeLeague,
  makeMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HotPage } from './hot.page'

const now = Math.floor(Date.now() / 1000)
const given = () => ({ serverAt: Date.now(), feed: makeFeed({ aliveAt: now }) })
const football = () =>
  answer(
    makeFootballList(
      [
        makeMatch({ id: 1, li: 1, s: 2, ot: now - 600, score: [0, 0], kickoffAt: now - 600 }),
        makeMatch({ id: 2, li: 1, home: 3, away: 4, kickoffAt: now + 3600 }),
        makeMatch({ id: 3, li: 1, home: 5, away: 6, s: 8, score: [2, 0], kickoffAt: now - 9000 }),
      ],
      { ...given(), leagues: [makeLeague({ id: 1, weight: 80 })] },
    ),
  )
const basketball = () =>
  answer(
    makeBasketballList(
      [
        makeBasketballMatch({ id: 11, li: 8, home: 80, away: 81, s: 4, score: [40, 38] }),
        makeBasketballMatch({ id: 12, li: 8, home: 82, away: 83, kickoffAt: now + 1800 }),
        makeBasketballMatch({ id: 13, li: 8, home: 84, away: 85, s: 10, score: [99, 98] }),
      ],
      { ...given(), leagues: [makeLeague({ id: 8, weight: 90, shortZh: 'NBA' })] },
    ),
  )

const groupOf = (leagueId: number, shortZh: string) => ({
  letter: shortZh[0],
  countList: [{ leagueId, nameZh: shortZh, shortZh, level: 2, count: 3, isChecked: true }],
})

type Answers = { football?: () => FakeAnswer; basketball?: () => FakeAnswer | Promise<FakeAnswer> }

function openPage(answers: Answers = {}) {
  const http = createFakeHttp({
    [`GET ${getFootballLive.path}`]: answers.football ?? football,
    [`POST ${getBasketballMatches.path}`]: answers.basketball ?? basketball,
    [`GET ${getFootballFilter.path}`]: answer([groupOf(1, '英超')]),
    [`POST ${getBasketballFilter.path}`]: answer([groupOf(8, 'NBA'), groupOf(9, 'CBA')]),
  })
  return renderWithStore(<HotPage />, { path: '/live/hot', world: createWorld({ http }) })
}
const shownIds = () =>
  screen.getAllByRole('article').map((row) => Number(row.getAttribute('data-match-id')))

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})
afterEach(() => localStorage.clear())

test('mixes both sports: in play, then soon, then finished, by the weight of leagues', async () => {
  openPage()
  await screen.findByRole('article', { name: /^NBA .*第二节 队80 40 比 38 队81/ })
  expect(shownIds()).toEqual([11, 1, 12, 2, 13, 3])
  expect(screen.getByText('今日 6 场')).toBeInTheDocument()
})

test('a followed match stands before the higher league', async () => {
  const { store } = openPage()
  await screen.findByRole('article', { name: /^NBA .*第二节/ })
  const subject = matchSubject({ sport: 1, id: 1, kickoffAt: now - 600 })
  act(() => void store.dispatch(followsSlice.actions.followed(subject)))
  expect(shownIds().slice(0, 2)).toEqual([1, 11])
})

test('a sport that does not answer leaves the other one alone', async () => {
  openPage({ basketball: () => 'no network' })
  await screen.findByRole('article', { name: /队1 0 比 0 队2/ })
  expect(shownIds()).toEqual([1, 2, 3])
})

test('fails only if every sport fails, and a retry asks for both', async () => {
  let isUp = false
  openPage({
    football: () => (isUp ? football() : 'no network'),
    basketball: () => (isUp ? basketball() : 'no network'),
  })
  const retry = await screen.findByRole('button', { name: '点击重试' })
  isUp = true
  fireEvent.click(retry)
  await screen.findByRole('article', { name: /^NBA .*第二节/ })
  expect(await screen.findByRole('article', { name: /队1 0 比 0 队2/ })).toBeInTheDocument()
})

test('announces a basket of one sport and a goal of the other', async () => {
  const { live } = openPage()
  await screen.findByRole('article', { name: /^NBA .*第二节/ })
  const card = screen.getByRole('status', { name: '比赛提示' })
  const emit = (sport: string, incident: object) =>
    act(async () => {
      live.confirm(`board/${sport}`, { epoch: 'e1', seq: 0, recovered: true })
      const incidents = [{ side: 'home', minute: 12, player: null, ...incident }]
      const data = { serverAt: Date.now(), incidents }
      live.emit(`board/${sport}`, { epoch: 'e1', seq: 1, data })
    })
  await emit('basketball', { matchId: 11, type: 2, side: 'none' })
  await waitFor(() => expect(card).toHaveTextContent('本节结束 NBA 第二节'))
  await emit('football', { matchId: 1, type: 1 })
  await waitFor(() => expect(card).toHaveTextContent('进球 联1 12′'))
})

test('the filter has a part for each sport', async () => {
  openPage()
  await screen.findByRole('article', { name: /^NBA .*第二节/ })
  fireEvent.click(screen.getByRole('button', { name: '筛选' }))
  expect(await screen.findByText('英超')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('tab', { name: '篮球' }))
  fireEvent.click(await screen.findByRole('button', { name: '清空' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /CBA/ }))
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('今日 6 场 · 隐藏 3 场')).toBeInTheDocument()
  expect(shownIds()).toEqual([1, 2, 3])
  expect(document.cookie).toContain('basketballFilter=9!')
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie stores the filter
  document.cookie = 'basketballFilter=; max-age=0; path=/'
})
