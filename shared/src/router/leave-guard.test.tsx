import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouter, createMemoryHistory, Link, useLeaveGuard } from '.'

function Guarded({ isActive, mayLeave }: { isActive: boolean; mayLeave: () => Promise<boolean> }) {
  useLeaveGuard(isActive, mayLeave)
  return <Link to="/next">下一页</Link>
}

test('an active guard decides over each navigation, and none after its end', async () => {
  const history = createMemoryHistory('/first')
  const answers = [false, true]
  const mayLeave = async () => answers.shift() ?? false
  const page = (isActive: boolean) => (
    <AppRouter history={history}>
      <Guarded isActive={isActive} mayLeave={mayLeave} />
    </AppRouter>
  )
  const { rerender } = render(page(true))
  await userEvent.click(screen.getByText('下一页'))
  await waitFor(() => expect(answers).toEqual([true]))
  expect(history.location.pathname).toBe('/first')
  await userEvent.click(screen.getByText('下一页'))
  await waitFor(() => expect(history.location.pathname).toBe('/next'))

  act(() => history.go(-1))
  rerender(page(false))
  await userEvent.click(screen.getByText('下一页'))
  expect(history.location.pathname).toBe('/next')
})
