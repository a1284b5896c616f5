import { act, fireEvent, render, screen } from '@testing-library/react'
import { PullToRefresh } from './pull-to-refresh'

const touch = (clientY: number) => ({ touches: [{ clientY }] })

describe('PullToRefresh', () => {
  it('refreshes once when released far enough down, and ends when it settles', async () => {
    let settle: () => void = () => undefined
    const refresh = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          settle = resolve
        }),
    )
    render(<PullToRefresh onRefresh={refresh}>比赛</PullToRefresh>)
    const content = screen.getByText('比赛')

    fireEvent.touchStart(content, touch(0))
    fireEvent.touchMove(content, touch(200))
    expect(screen.getByText('松开刷新')).toBeInTheDocument()
    fireEvent.touchEnd(content)
    expect(screen.getByRole('status')).toHaveTextContent('刷新中')
    expect(refresh).toHaveBeenCalledTimes(1)

    await act(async () => settle())
    expect(screen.queryByText('刷新中')).toBeNull()
  })

  it('does nothing after a short pull', () => {
    const refresh = jest.fn(() => Promise.resolve())
    render(<PullToRefresh onRefresh={refresh}>比赛</PullToRefresh>)
    const content = screen.getByText('比赛')
    fireEvent.touchStart(content, touch(0))
    fireEvent.touchMove(content, touch(40))
    expect(screen.getByText('下拉刷新')).toBeInTheDocument()
    fireEvent.touchEnd(content)
    expect(refresh).not.toHaveBeenCalled()
  })
})
