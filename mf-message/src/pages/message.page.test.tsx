import { messagesSlice } from '@saidian/shared/store'
import { createWorld, renderWithStore } from '@saidian/shared/testing'
import { act, screen } from '@testing-library/react'
import { messagePaths } from '../paths'
import { MessagePage } from './message.page'

test('lists the notices with what waits unread', () => {
  const world = createWorld()
  renderWithStore(<MessagePage />, { path: messagePaths.home(), world })
  expect(screen.getByRole('heading', { name: '消息' })).toBeVisible()
  expect(screen.getByRole('link', { name: /通知/ })).toHaveAttribute('href', '/message/notice')
  expect(screen.queryByText(/条未读/)).not.toBeInTheDocument()
  act(() => void world.store.dispatch(messagesSlice.actions.noticesCounted(120)))
  expect(screen.getByRole('img', { name: '120条未读' })).toHaveTextContent('99+')
})
