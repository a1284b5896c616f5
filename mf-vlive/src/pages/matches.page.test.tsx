import { getTvMatches } from '@saidian/shared/contracts/tv'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFootballList,
  makeMatch,
  makeMatchSummary,
  makeRoomCard,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vlivePaths } from '../paths'
import { MatchesPage } from './matches.page'

const DAY = 86_400
const match = makeMatchSummary({ id: 1001 })
const later = makeMatchSummary({ id: 1002, kickoffAt: match.kickoffAt + DAY, sport: 2 })

function open(reply: FakeAnswer | (() => FakeAnswer)) {
  const http = createFakeHttp({
    [`GET ${getTvMatches.path}`]: reply,
    'GET /live/football/v1_1/live': answer(
      makeFootballList([makeMatch({ id: 1001, s: 4, score: [2, 1] })]),
    ),
  })
  return renderWithStore(<MatchesPage />, {
    path: vlivePaths.matches(),
    world: createWorld({ http }),
  })
}

test('lists matches by day with their rooms, and the score of the lists', async () => {
  open(
    answer([
      { matchId: 1001, match, rooms: [makeRoomCard({ id: 7, heat: 23_000 })] },
      { matchId: 1002, match: later, rooms: [makeRoomCard({ id: 8, isLive: false })] },
    ]),
  )
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2)
  const [first, second] = screen.getAllByRole('article')
  if (!first || !second) throw new Error('no rows')
  await waitFor(() => expect(first).toHaveTextContent('2-1'))
  const [page, room] = within(first).getAllByRole('link')
  expect(page).toHaveAttribute('href', '/live/zq/detail/1001')
  expect(room).toHaveAttribute('href', '/vlive/detail/7')
  expect(room).toHaveTextContent('直播中 2.3万')
  expect(second).toHaveTextContent('未开播')
})

test('without any video it leads to the scores', async () => {
  const { location } = open(apiError('tv.no_video'))
  expect(await screen.findByText('暂无视频直播的比赛')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '去看比分' }))
  expect(location()).toBe('/live/hot')
})

test('a failure is no empty list: it can be tried again', async () => {
  const answers = [apiError('server.fault'), answer([])]
  open(() => answers.shift() ?? 'no network')
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('暂无视频直播的比赛')).toBeVisible()
})
