import {
  answer,
  createFakeHttp,
  createWorld,
  makeRoomCard,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { AnchorRoom } from './anchor-room'

const show = (room: unknown) => {
  const http = createFakeHttp({ 'GET /api/room/anchor/100007': answer(room) })
  return renderWithStore(<AnchorRoom memberId="100007" />, { world: createWorld({ http }) })
}

test('shows the room of an anchor', async () => {
  show(makeRoomCard({ id: 7 }))
  expect(await screen.findByRole('heading', { name: '直播间' })).toBeVisible()
  expect(screen.getByRole('link', { name: /主播7/ })).toHaveAttribute('href', '/vlive/detail/7')
})

test('shows nothing of a member who is no anchor', async () => {
  const { container, http } = show(null)
  await waitFor(() => expect(http.requests).toHaveLength(1))
  expect(container).toBeEmptyDOMElement()
})
