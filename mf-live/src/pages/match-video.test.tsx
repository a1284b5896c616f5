import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { getRoomsOfMatch, type RoomCard } from '@saidian/shared/contracts/rooms'
import { ContributionContext, createContributions } from '@saidian/shared/host'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  makeRemoteMeta,
  makeRoomCard,
  renderWithStore,
} from '@saidian/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { footballMatch } from '../sports/football/match/view'
import { CALL, MATCH_ID } from '../testing/show-tab'
import { MatchScreen } from './match-screen'

const Video = ({ sport, matchId }: PlaceValues<'match.video'>) => (
  <p>
    {sport} {matchId}的视频
  </p>
)
const METAS = [
  makeRemoteMeta({
    name: 'mf_vlive',
    contributes: {
      'match.video': [{ id: 'match-video', title: '视频直播', order: 10, sports: ['football'] }],
    },
  }),
]
const ROOMS = `GET ${getRoomsOfMatch.path.replace(':matchId', String(MATCH_ID))}`

async function open({ rooms, s = 4 }: { rooms: RoomCard[]; s?: number }) {
  const coverage = { mlive: 0, text: 1, lineup: 0, intelligence: 0, odds: 0 }
  const list = createContributions({
    metas: METAS,
    isPublished: () => true,
    load: async () => ({ widgets: { 'match.video': { 'match-video': async () => Video } } }),
  })
  const http = createFakeHttp({
    [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID, s }), coverage })),
    [CALL.text]: answer(makeMatchText()),
    [ROOMS]: answer(rooms),
  })
  const page = renderWithStore(
    <ContributionContext value={list}>
      <MatchScreen view={footballMatch} matchId={MATCH_ID} />
    </ContributionContext>,
    { path: `/live/zq/detail/${MATCH_ID}`, world: createWorld({ http }) },
  )
  await screen.findByRole('tab', { name: '文字' })
  return page
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

test('a match that a room shows offers its video, which loads when it is switched on', async () => {
  await open({ rooms: [makeRoomCard()] })
  const button = await screen.findByRole('button', { name: '视频直播' })
  expect(screen.queryByText(/的视频/)).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByText(`football ${MATCH_ID}的视频`)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '收起视频' }))
  expect(screen.queryByText(/的视频/)).toBeNull()
})

test('a match without a room on air has no switch', async () => {
  const { http } = await open({ rooms: [] })
  await screen.findByRole('tab', { name: '文字' })
  expect(http.requests.map(({ method, url }) => `${method} ${url}`)).toContain(ROOMS)
  expect(screen.queryByRole('button', { name: '视频直播' })).toBeNull()
})

test('the video of a match that is over is not requested', async () => {
  const { http } = await open({ rooms: [makeRoomCard()], s: 8 })
  expect(http.requests.map(({ method, url }) => `${method} ${url}`)).not.toContain(ROOMS)
})
