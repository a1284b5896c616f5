import {
  answer,
  createFakeHttp,
  createWorld,
  makeFeed,
  makeFootballList,
  makeLotteryList,
  makeLotteryMatch,
  makeMatch,
  makeMatchHeader,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import { CALL, MATCH_ID } from '../testing/show-tab'
import { FootballPage } from './football.page'
import { FootballMatchPage } from './football-match.page'

const now = Math.floor(Date.now() / 1000)

function openPage(path: string, demo: boolean) {
  const feed = makeFeed({ demo, aliveAt: now })
  const lottery = answer(makeLotteryList([makeLotteryMatch()]))
  const http = createFakeHttp({
    'GET /live/football/v1_1/live': answer(
      makeFootballList([makeMatch()], { serverAt: Date.now(), feed }),
    ),
    'GET /live/football/jczq': lottery,
    'GET /live/football/bjdc': lottery,
    'GET /live/football/lottery': lottery,
    [CALL.header]: answer(
      makeMatchHeader({ match: makeMatch({ id: MATCH_ID }), serverAt: Date.now(), feed }),
    ),
  })
  const isMatch = path.includes('detail')
  return renderWithStore(isMatch ? <FootballMatchPage /> : <FootballPage />, {
    path,
    route: isMatch ? '/live/zq/detail/:id' : '/live/zq/:type?',
    world: createWorld({ http }),
  })
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

const match = `/live/zq/detail/${MATCH_ID}`
const paths = [
  '/live/zq/js',
  '/live/zq/jc',
  '/live/zq/bd',
  '/live/zq/zc',
  match,
  `${match}?tab=analysis`,
]

it.each(paths)('%s marks demonstration data', async (path) => {
  openPage(path, true)
  expect(await screen.findByText('演示数据')).toBeVisible()
})

it.each(paths)('%s does not mark real data', async (path) => {
  openPage(path, false)
  expect(await screen.findAllByText(/队1|截止/)).not.toHaveLength(0)
  expect(screen.queryByText('演示数据')).toBeNull()
})
