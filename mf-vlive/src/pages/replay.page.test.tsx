import { getRecordings } from '@saidian/shared/contracts/rooms'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, within } from '@testing-library/react'
import { makeRecording, makeReplay } from '../testing/replay.factory'
import { ReplayPage } from './replay.page'

const REPLAY = 'GET /api/room/replay/7'
const RECORDINGS = `GET ${getRecordings.path.replace(':roomId', '10001')}`

function show(answers: Parameters<typeof createFakeHttp>[0] = {}, query = '?id=7') {
  const http = createFakeHttp({
    [REPLAY]: answer(makeReplay()),
    'GET /api/room/replay/7/messages': answer([]),
    [RECORDINGS]: answer([makeRecording({ id: 8, title: '上一场', match: null }), makeRecording()]),
    ...answers,
  })
  const world = createWorld({ http })
  return renderWithStore(<ReplayPage />, { world, path: `/vlive/detail/replay${query}` })
}

it('shows what was recorded, and the other recordings', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '阿森纳对利物浦全场' })).toBeInTheDocument()
  const list = await screen.findByRole('list')
  expect(within(list).getByRole('link', { name: /上一场/ })).toHaveAttribute(
    'href',
    '/vlive/detail/replay?id=8',
  )
  expect(list.querySelector('[aria-current]')).toHaveTextContent('阿森纳 VS 利物浦')
})

it('shows no later score before its moment', async () => {
  show()
  const strip = await screen.findByRole('link', { name: /比赛详情/ })
  expect(strip).toHaveTextContent('阿森纳VS利物浦')
})

it.each([
  ['an expired recording', { [REPLAY]: apiError('room.no_such_recording') }, '?id=7'],
  ['an address without a recording', {}, ''],
])('says so of %s, and leads to the rooms', async (_, answers, query) => {
  show(answers, query)
  expect(await screen.findByRole('heading', { name: '回放不存在或已过期' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '看看其他直播间' })).toBeInTheDocument()
})

it('says so of a recording whose file is gone, without a retry', async () => {
  show({ [REPLAY]: apiError('room.recording_gone') })
  expect(
    await screen.findByRole('heading', { name: '这段回放的录像已经不在了' }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /重试/ })).not.toBeInTheDocument()
})

it('offers a retry after a failure', async () => {
  show({ [REPLAY]: 'no network' })
  expect(await screen.findByRole('button', { name: /重试/ })).toBeInTheDocument()
})

it('shows placeholders while it loads', () => {
  show({ [REPLAY]: () => new Promise(() => undefined) })
  expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
})
