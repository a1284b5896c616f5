import type { FilterGroup } from '@saidian/shared/contracts/matches'
import { addDays, beijingDate } from '@saidian/shared/lib'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeFeed,
  makeFootballList,
  makeMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { FootballPage } from './football.page'

const league = (leagueId: number) => ({
  leagueId,
  nameZh: `联赛${leagueId}`,
  shortZh: `联赛${leagueId}`,
  level: 1,
  count: 1,
  isChecked: true,
})

function openPage(path: string, groups: () => FilterGroup[]) {
  const now = Math.floor(Date.now() / 1000)
  const matches = [makeMatch({ id: 1 }), makeMatch({ id: 2, li: 2, home: 3, away: 4 })]
  const list = makeFootballList(matches, { serverAt: Date.now(), feed: makeFeed({ aliveAt: now }) })
  const http = createFakeHttp({
    'GET /live/football/v1_1/live': answer(list),
    'GET /live/football/match': answer(list),
    'GET /live/football/filter': () => answer(groups()),
  })
  return renderWithStore(<FootballPage />, {
    path,
    route: '/live/zq/:type?',
    world: createWorld({ http }),
  })
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie stores the filter
  document.cookie = 'footballFilter=; max-age=0; path=/'
})

it('确定 without a change hides no league that was added meanwhile', async () => {
  let groups = [{ letter: 'L', countList: [league(1)] }]
  openPage('/live/zq/js', () => groups)
  fireEvent.click(await screen.findByRole('button', { name: '筛选' }))
  await screen.findByRole('checkbox', { name: /联赛1/ })
  fireEvent.click(screen.getByRole('button', { name: '返回' }))
  groups = [{ letter: 'L', countList: [league(1), league(2)] }]
  fireEvent.click(await screen.findByRole('button', { name: '筛选' }))
  expect(await screen.findByRole('checkbox', { name: /联赛2/ })).toBeChecked()
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('button', { name: '筛选' })).toBeInTheDocument()
  expect(document.cookie).not.toContain('footballFilter')
})

it.each([
  ['今天没有可筛选的赛事', '/live/zq/js?filter'],
  ['今天没有可筛选的赛事', '/live/zq/sc?filter'],
  ['这一天没有可筛选的赛事', `/live/zq/sc?date=${addDays(beijingDate(Date.now()), 2)}&filter`],
])('shows %s at %s', async (text, path) => {
  openPage(path, () => [])
  expect(await screen.findByText(text)).toBeInTheDocument()
})
