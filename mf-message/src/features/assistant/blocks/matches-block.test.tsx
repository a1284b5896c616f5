import { SPORT } from '@saidian/shared/contracts/personal'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeFootballList,
  makeMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SOURCE } from '../../../testing/assistant.factory'
import { MatchesBlock } from './matches-block'

const PATH = 'GET /live/football/matches'
const block = {
  kind: 'matches' as const,
  matches: [8, 7].map((id) => ({ sport: SPORT.football, id })),
  source: 1,
}
const show = (answers: Parameters<typeof createFakeHttp>[0], shown = block) =>
  renderWithStore(<MatchesBlock block={shown} source={SOURCE} />, {
    world: createWorld({ http: createFakeHttp(answers) }),
  })

test('matches are rows in the order of the answer, and follow their list', async () => {
  const list = makeFootballList([makeMatch({ id: 7 }), makeMatch({ id: 8, home: 3, away: 4 })])
  const { live } = show({ [PATH]: answer(list) })
  const rows = await screen.findAllByRole('link', { name: /队/ })
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/live/zq/detail/8',
    '/live/zq/detail/7',
  ])
  expect(screen.getByRole('link', { name: '来源1：英超积分榜' })).toBeVisible()
  await waitFor(() => expect(live.topics()).toEqual(['board/football']))
})

test('one that the product does not have leaves the others', async () => {
  show({ [PATH]: answer(makeFootballList([makeMatch({ id: 7 })])) })
  expect(await screen.findAllByRole('link', { name: /队/ })).toHaveLength(1)
})

test('a failure has a retry', async () => {
  const list = makeFootballList([makeMatch({ id: 7 })])
  let isOnline = false
  show({ [PATH]: () => (isOnline ? answer(list) : 'no network') })
  expect(await screen.findByRole('alert')).toHaveTextContent('比分加载失败')
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: /队/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a long list shows its first rows until the reader wants all', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7]
  const list = makeFootballList(ids.map((id) => makeMatch({ id })))
  const matches = ids.map((id) => ({ sport: SPORT.football, id }))
  show({ [PATH]: answer(list) }, { ...block, matches })
  expect(await screen.findAllByRole('link', { name: /队/ })).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: '展开全部 7 场' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /队/ })).toHaveLength(7))
  expect(screen.queryByRole('button', { name: /展开/ })).toBeNull()
})
