import { ContributionContext, createContributions } from '@saidian/shared/host'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFootballList,
  makeRemoteMeta,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { HotPage } from './hot.page'

const section = { id: 'rooms', title: '正在直播', order: 10, sports: ['football'] }
const metas = [makeRemoteMeta({ name: 'mf_vlive', contributes: { 'home.sections': [section] } })]
const Rooms = () => <p>三个直播间</p>

/** Opens 热门 while its list has not come; `deliver` brings it. */
function open(load: () => Promise<ComponentType>, contributors = metas) {
  let deliver: () => void = () => undefined
  const football = new Promise<FakeAnswer>((done) => {
    deliver = () => done(answer(makeFootballList(undefined, { serverAt: Date.now() })))
  })
  const loads = jest.fn(load)
  const list = createContributions({
    metas: contributors,
    isPublished: () => true,
    load: async () => ({ widgets: { 'home.sections': { rooms: loads } } }),
  })
  const http = createFakeHttp({ 'GET /live/football/v1_1/live': () => football })
  renderWithStore(
    <ContributionContext value={list}>
      <HotPage />
    </ContributionContext>,
    { path: '/live/hot', world: createWorld({ http }) },
  )
  return { loads, deliver: () => act(async () => deliver()) }
}
const line = () => screen.queryByRole('region', { name: '正在直播' })

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})

test('the height of a line is reserved; its code loads after the rows', async () => {
  const { loads, deliver } = open(async () => Rooms)
  expect(line()).not.toBeEmptyDOMElement()
  expect(loads).not.toHaveBeenCalled()
  await deliver()
  expect(await screen.findByText('三个直播间')).toBeVisible()
  const rows = screen.getByRole('list', { name: '热门比赛' })
  expect(line()?.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a line with nothing to show, which takes no height, is empty', async () => {
  const { deliver } = open(async () => () => null)
  await deliver()
  await waitFor(() => expect(line()).toBeEmptyDOMElement())
})

test('a line that cannot be loaded is empty, and the list stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { deliver } = open(() => Promise.reject(new Error('no such file')))
  await deliver()
  await waitFor(() => expect(line()).toBeEmptyDOMElement())
  expect(screen.getByRole('list', { name: '热门比赛' })).toBeVisible()
  logged.mockRestore()
})

test('without a contribution nothing is reserved', () => {
  open(async () => Rooms, [])
  expect(line()).toBeNull()
})
