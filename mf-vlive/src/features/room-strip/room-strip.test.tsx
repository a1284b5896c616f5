import { getRooms } from '@saidian/shared/contracts/rooms'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeMatchSummary,
  makeRoomCard,
  makeRoomList,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { RoomStrip } from './room-strip'

function show(reply: FakeAnswer) {
  const http = createFakeHttp({ [`GET ${getRooms.path}`]: reply })
  return renderWithStore(<RoomStrip />, { world: createWorld({ http }) })
}

test('lists at most six rooms on air, without a score, and leads to all', async () => {
  const onAir = Array.from({ length: 8 }, (_, at) => makeRoomCard({ id: at + 1 }))
  const off = makeRoomCard({ id: 9, isLive: false })
  const withMatch = makeRoomCard({ id: 10, match: makeMatchSummary() })
  show(answer(makeRoomList({ rooms: [off, withMatch, ...onAir] })))
  const links = await screen.findAllByRole('link')
  expect(links).toHaveLength(7)
  expect(links[0]).toHaveAttribute('href', '/vlive/detail/10')
  expect(links[0]).toHaveTextContent('直播阿森纳-利物浦主播10')
  expect(links[6]).toHaveAttribute('href', '/vlive/0')
})

test.each([
  ['no room is on air', answer(makeRoomList({ rooms: [makeRoomCard({ isLive: false })] }))],
  ['the call fails', apiError('server.fault')],
])('shows nothing while %s', async (_, reply) => {
  const { container } = show(reply)
  expect(container).not.toBeEmptyDOMElement()
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})
