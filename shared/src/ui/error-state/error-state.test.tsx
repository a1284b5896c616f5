import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorState } from './error-state'

test('the button is busy until the retry it began has ended, whatever its outcome', async () => {
  let fail: (reason: Error) => void = () => undefined
  render(
    <ErrorState
      onRetry={() =>
        new Promise((_, reject) => {
          fail = reject
        })
      }
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: '点击重试' }))
  expect(screen.getByRole('button', { name: '正在重试…' })).toBeDisabled()
  fail(new Error('busy'))
  expect(await screen.findByRole('button', { name: '点击重试' })).toBeEnabled()
})
